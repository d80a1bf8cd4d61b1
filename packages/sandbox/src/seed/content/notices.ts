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
    "Welcome to the lobby. Look around: every demo is free.",
    "<p>Every game with a Free play button can be played with demo money. Nothing is charged and nothing can be won.</p>",
  ),
  notice(
    "notice",
    "n-2",
    "B",
    "Lantern Week is on.",
    "<p>Light one lantern each day you visit. <strong>Seven lanterns</strong> open the paper gate.</p>",
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
    "Planned work on Wednesday, 03:00 to 03:30.",
    "<p>The wallet is closed for half an hour. Rounds that are open are finished first.</p>",
  ),
  notice(
    "notice",
    "n-5",
    "A",
    "Your statements are now kept for two years.",
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
    "Withdrawals: weekdays within the hour.",
    "<p>Requests before 20:00 are looked at the same evening.</p>",
  ),
  notice(
    "notice",
    "n-8",
    "A",
    "Favourites follow you.",
    "<p>Press the heart on any game and find it on every device.</p>",
  ),
  notice(
    "notice",
    "n-9",
    "A",
    "Copperwhit’s lanterns return.",
    "<p>Twelve of its games have new pictures.</p>",
  ),
  notice(
    "notice",
    "n-10",
    "A",
    "Keep your password to yourself.",
    "<p>Nobody of the house will ever ask for it, in chat or by telephone.</p>",
  ),
  notice(
    "notice",
    "n-11",
    "F",
    "A short tour for your first day.",
    "<ol><li>Search at the top.</li><li>Heart what you like.</li><li>Your balance is beside your name.</li></ol>",
  ),
  notice(
    "popup",
    "u-1",
    "B",
    "The lobby is open",
    '<p>Every Free play button starts a game with demo money. <a href="/promotions">See what else is on.</a></p>',
  ),
  notice(
    "popup",
    "u-2",
    "A",
    "Lantern Week",
    "<p>Light one lantern each day. The counter stands on the promotions page.</p>",
  ),
  notice(
    "popup",
    "u-3",
    "F",
    "Welcome in",
    "<p>Set your limits before your first round: it takes a minute and lasts.</p>",
  ),
];
