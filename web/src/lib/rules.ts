// The numbered rules, from the same pages as the terminal's; here without the names by which programs know options and rulings.

import { told } from "./told";

export interface Rule {
  heading: string;
  number: string;
  text: string;
  source: string;
}

const pages = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });
const RULE = /^\*\*([a-z]+-\d+)\*\* (.+?)(?: \*(\(.+\))\*)?$/s;
const OPTION = / \(`[^`]*`\)/g;
const RULING = / [A-Z]+-[A-Z]*\d+(?:(?:,| and| et) [A-Z]+-[A-Z]*\d+)*/g;

export async function loadRules(game: string, language: string): Promise<Rule[]> {
  const page = pages[`../../../docs/rules/${game}.${language}.md`] ?? pages[`../../../docs/rules/${game}.en.md`];
  return readRules(await (page ? page() : told(`/api/games/${game}/rules/${language}`)));
}

export function readRules(page: string): Rule[] {
  const rules: Rule[] = [];
  let heading = "";
  for (const paragraph of page.split("\n\n")) {
    const line = paragraph.replace(/[ \n]+/g, " ").trim();
    if (line.startsWith("## ")) heading = line.slice(3);
    const found = RULE.exec(line);
    if (!found) continue;
    const [, number = "", text = "", source = ""] = found;
    rules.push({
      heading,
      number,
      text: text.replace(OPTION, "").replaceAll("`", ""),
      source: source.replace(RULING, ""),
    });
  }
  return rules;
}

/** The number of a rule without the name of its game. */
export const short = (number: string): string => number.slice(number.lastIndexOf("-") + 1);

/** A text in parts: every second one is the number of another rule. */
export const withReferences = (rule: Rule): string[] =>
  rule.text.split(new RegExp(`(${rule.number.slice(0, rule.number.lastIndexOf("-"))}-\\d+)`));

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rule of that number, or all that contain these words. */
export function findRules(rules: readonly Rule[], wanted: string): Rule[] {
  const key = folded(wanted.trim());
  if (!key) return [...rules];
  const numbered = rules.filter((rule) => rule.number === key || short(rule.number) === key);
  return numbered.length > 0
    ? numbered
    : rules.filter((rule) => folded(rule.text).includes(key) || folded(rule.heading).includes(key));
}
