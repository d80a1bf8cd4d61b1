import { bodyWords } from "../../stock/content/languages.ts";

const notice = (
  kind: "notice" | "popup",
  id: string,
  execution: "A" | "B" | "F",
  title: string,
  content: string,
) => ({
  kind,
  id,
  body: {
    title,
    content,
    execution,
    words: bodyWords(
      (all) => all.notices,
      id,
      ([heading, text]) => ({
        title: heading,
        content: text,
      }),
    ),
  },
});

/** Notices and popups: B for visitors, A for members, F for a member’s first day. */
export const notices = [
  notice(
    "notice",
    "n-1",
    "B",
    "Welcome to the lobby. Free play costs nothing.",
    "<p>Every game with a Free play button can be played with play money. Nothing is charged and nothing can be won.</p>",
  ),
  notice(
    "notice",
    "n-2",
    "B",
    "Lantern Week is on.",
    "<p>Light one lantern on each day that you visit. <strong>Seven lanterns</strong> open the paper gate.</p>",
  ),
  notice(
    "notice",
    "n-3",
    "B",
    "Play is for adults only.",
    "<p>You must be 18 or older. Set limits, take breaks, and stop when it is no longer fun.</p>",
  ),
  notice(
    "notice",
    "n-4",
    "A",
    "Planned maintenance on Wednesday, 03:00 to 03:30.",
    "<p>The wallet is not available for half an hour. Open rounds are finished first.</p>",
  ),
  notice(
    "notice",
    "n-5",
    "A",
    "Your account record is now kept for two years.",
    "<p>Open <em>Account record</em> in your menu and choose any month.</p>",
  ),
  notice(
    "notice",
    "n-6",
    "A",
    "Three new salons at Vespergate Live.",
    "<p>Amber Salon, Winter Garden and the Rooftop open every day at noon.</p>",
  ),
  notice(
    "notice",
    "n-7",
    "A",
    "Weekday withdrawals are usually reviewed within an hour.",
    "<p>Requests made before 20:00 are reviewed the same evening at the latest.</p>",
  ),
  notice(
    "notice",
    "n-8",
    "A",
    "Your favourites on every device.",
    "<p>Press the heart on a game to find it again on every device.</p>",
  ),
  notice(
    "notice",
    "n-9",
    "A",
    "New pictures for games by Copperwhit.",
    "<p>Twelve of the provider’s games have new pictures.</p>",
  ),
  notice(
    "notice",
    "n-10",
    "A",
    "Keep your password to yourself.",
    "<p>We will never ask for it, in chat or by phone.</p>",
  ),
  notice(
    "notice",
    "n-11",
    "F",
    "A short tour for your first day.",
    "<ol><li>Search is at the top.</li><li>Press the heart on games that you like.</li><li>Your balance is beside your name.</li></ol>",
  ),
  notice(
    "popup",
    "u-1",
    "B",
    "The lobby is open",
    '<p>Every Free play button starts a game with play money. <a href="/promotions">See the promotions.</a></p>',
  ),
  notice(
    "popup",
    "u-2",
    "A",
    "Lantern Week",
    "<p>Light one lantern each day. The counter is on the promotions page.</p>",
  ),
  notice(
    "popup",
    "u-3",
    "F",
    "Welcome",
    "<p>Set your limits before your first round. It takes a minute, and they stay in force.</p>",
  ),
];
