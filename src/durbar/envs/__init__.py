"""The games as environments, by the interfaces of the field (extra `envs`)."""
