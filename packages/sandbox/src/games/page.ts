import { readFileSync } from "node:fs";
import { symbolSheet } from "./symbols.ts";

/** The parts of a game; script and style are served from separate addresses. */
export interface GamePage {
  /** Served at /games/frame; the caller fills in `{{PORTAL_ORIGIN}}` and `{{TOKEN}}`, escaped. */
  html: string;
  /** The complete script: all files, one after the other. */
  js: string;
  css: string;
}

const asset = (name: string) =>
  readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");

/** The files that each page loads, including the shared one. */
const scripts = {
  page: ["app.js", "frame-tools.js"],
  lottery: [
    "lottery.js",
    "lottery-picks.js",
    "lottery-numbers.js",
    "frame-tools.js",
  ],
} as const;

let made: GamePage | undefined;
let drawn: GamePage | undefined;
let served: ReadonlyMap<string, string> | undefined;

/** Scripts and styles of all games by the name that they are served under, below /games/. */
export function gameFiles(): ReadonlyMap<string, string> {
  const names = [
    ...new Set(Object.values(scripts).flat()),
    "app.css",
    "lottery.css",
  ];
  served ??= new Map(names.map((name) => [name, asset(name)]));
  return served;
}

const scriptOf = (game: keyof typeof scripts) =>
  scripts[game].map(asset).join("\n");

/**
 * Gives the demo game's page, script and style.
 * @example const { html } = gamePage();
 */
export function gamePage(): GamePage {
  made ??= {
    html: asset("page.html").replace("{{SYMBOLS}}", () => symbolSheet()),
    js: scriptOf("page"),
    css: asset("app.css"),
  };
  return made;
}

/**
 * Gives the lottery's page, script and style.
 * @example const { html } = lotteryPage();
 */
export function lotteryPage(): GamePage {
  drawn ??= {
    html: asset("lottery.html"),
    js: scriptOf("lottery"),
    css: asset("lottery.css"),
  };
  return drawn;
}
