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

/** The platform's notices for agents. */
export const agentNotices = [
  notice(
    "an-1",
    40,
    "How salaries are calculated",
    "<p>A dividend is a share of what a team has lost in a period. Every salary is a share of the team’s stakes. If the terms are not met, nothing is paid. Payments already made are not reclaimed.</p>",
    true,
  ),
  notice(
    "an-2",
    2,
    "Daily salaries are paid after midnight",
    "<p>The daily salary for yesterday’s bets is paid today, after midnight (UTC).</p>",
  ),
  notice(
    "an-3",
    6,
    "Initial passwords are changed at the first login",
    "<p>Give the owner of a new account the password in person. The owner must choose another one at the first login.</p>",
  ),
  notice(
    "an-4",
    13,
    "You cannot give a higher rate than your own",
    "<p>The rate of your downline cannot be higher than your own. It also cannot be lower than a rate that your downline already gives.</p>",
  ),
  notice(
    "an-5",
    21,
    "Play is for adults only",
    "<p>Everyone you invite must be 18 or older. Never press anyone to play. Tell them about the limits that each account can set.</p>",
  ),
];
