export { gameFiles, gamePage, lotteryPage, type GamePage } from "./page.ts";
