// How people are called on the page.

import { say } from "./words.svelte";

export const FORMER = "a former member"; // as the server calls who left the house

export const called = (name: string): string => (name === FORMER ? say("former-member") : name);
