import { bodyWords } from "../../stock/content/languages.ts";

const notice = (
  id: string,
  daysAgo: number,
  title: string,
  content: string,
  pinned = false,
) => ({
  kind: "agentNotice" as const,
  id,
  body: {
    title,
    content,
    daysAgo,
    pinned,
    words: bodyWords(
      (all) => all.agentNotices,
      id,
      ([heading, text]) => ({
        title: heading,
        content: text,
      }),
    ),
  },
});

/** What the house tells its agents. */
export const agentNotices = [
  notice(
    "an-1",
    40,
    "How salaries are worked out",
    "<p>A dividend is a share of what a team has lost in a period. Every salary is a share of what was staked. Terms that are not met pay nothing, and nothing is ever taken back.</p>",
    true,
  ),
  notice(
    "an-2",
    2,
    "Daily salaries are paid after midnight",
    "<p>What was played yesterday is paid today, a few moments after midnight (UTC).</p>",
  ),
  notice(
    "an-3",
    6,
    "Initial passwords are changed at the first sign-in",
    "<p>Give a new account its password in person. Its owner is asked for another one at the first sign-in.</p>",
  ),
  notice(
    "an-4",
    13,
    "Nobody gives more than they have",
    "<p>A rate below is never higher than your own. It cannot fall below what is given on, either.</p>",
  ),
  notice(
    "an-5",
    21,
    "Play is for adults only",
    "<p>Everybody you bring is 18 or older. Never urge anybody to play, and point to the limits that each account can set.</p>",
  ),
];
