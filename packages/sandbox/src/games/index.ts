export { gamePage, lotteryPage, type GamePage } from "./page.ts";
