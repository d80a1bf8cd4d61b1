import { readFileSync } from "node:fs";
import { symbolSheet } from "./symbols.ts";

/** The parts of a game, each to be served from its own address. */
export interface GamePage {
  /** Served at /games/frame; `{{PORTAL_ORIGIN}}` and `{{TOKEN}}` are to be filled in, escaped. */
  html: string;
  /** Its script, served at an address of its own. */
  js: string;
  /** Its style, likewise. */
  css: string;
}

const asset = (name: string) =>
  readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");
let made: GamePage | undefined;
let drawn: GamePage | undefined;

/**
 * Gives the demo game's page, script and style.
 * @example const { html } = gamePage();
 */
export function gamePage(): GamePage {
  made ??= {
    html: asset("page.html").replace("{{SYMBOLS}}", () => symbolSheet()),
    js: asset("app.js"),
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
    js: asset("lottery.js"),
    css: asset("lottery.css"),
  };
  return drawn;
}
