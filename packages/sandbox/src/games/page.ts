import { readFileSync } from "node:fs";
import { symbolSheet } from "./symbols.ts";

/** The parts of the demo game, each to be served from its own address. */
export interface GamePage {
  /** Served at /games/frame; `{{PORTAL_ORIGIN}}` and `{{TOKEN}}` are to be filled in, escaped. */
  html: string;
  /** Served at /games/app.js. */
  js: string;
  /** Served at /games/app.css. */
  css: string;
}

const asset = (name: string) =>
  readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");
let made: GamePage | undefined;

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
