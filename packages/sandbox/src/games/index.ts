export { gamePage, type GamePage } from "./page.ts";
