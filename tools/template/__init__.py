"""Fifteen of Patan."""
