import type { Database } from "../db/database.ts";
import { inEach } from "../stock/content/languages.ts";
import { rankNews, type RankNews } from "../stock/rank-news.ts";
import { escapeHtml } from "./escape.ts";
import { tellMember } from "./live-events.ts";
import { sendMessage } from "./messages.ts";
import { rankLabel } from "./vip-benefits.ts";
import { keptDays, rankIn, type VipRank } from "./vip-ranks.ts";

interface Change {
  /** Names the change: it is told once. */
  readonly id: string;
  readonly reason: RankNews;
  /** The rank before; "0": none. */
  readonly before: string;
  readonly rank: VipRank;
}

/** Title and body of the message about a change of rank, in each language. */
export function rankLetter({ reason, before, rank }: Omit<Change, "id">) {
  const letter = (
    [title, text]: readonly [title: string, text: string],
    language: string,
  ) => {
    const fill = (template: string) =>
      template
        .replaceAll("{rank}", () => rankIn(rank, language).label)
        .replaceAll("{before}", () => rankLabel(before, language))
        .replaceAll("{days}", String(keptDays));
    return { title: fill(title), body: `<p>${escapeHtml(fill(text))}</p>` };
  };
  return {
    ...letter(rankNews[reason], "EN"),
    words: inEach((words, code) => letter(words.rankNews[reason], code)),
  };
}

/** Tells a member of a new rank: an event updates what is open, and a message says it in words. */
export async function tellRank(
  tx: Database,
  memberId: string,
  { id, ...change }: Change,
  now: number,
): Promise<void> {
  await tellMember(tx, memberId, { type: "RANK_CHANGED", id }, now);
  const letter = {
    ...rankLetter(change),
    id: `M-${id}`,
    kind: "REWARD",
  } as const;
  await sendMessage(tx, memberId, letter, now);
}
