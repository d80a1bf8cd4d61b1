import type { LiveEventType } from "@foyer/platform/calls";
import type { Database } from "../db/database.ts";
import { escapeHtml } from "./escape.ts";
import { inEach } from "../stock/content/languages.ts";
import { decisions, type Decision } from "../stock/decisions.ts";
import { tellMember } from "./live-events.ts";
import { sendMessage } from "./messages.ts";

interface Decided {
  readonly type: Extract<LiveEventType, `${string}_DECIDED`>;
  /** Id of the redemption or the activity. */
  readonly id: string;
  readonly decision: Decision;
  /** Name of the product or the activity, by pack code. */
  readonly nameIn: (language: string) => string;
  /** What the control room adds, in its own words; empty: nothing. */
  readonly remark: string;
}

/**
 * Tells a member what was decided about a redemption or an application: an event updates open pages, and a message
 * in the inbox says it in words, in every language.
 */
export async function tellDecision(
  tx: Database,
  memberId: string,
  { type, id, decision, nameIn, remark }: Decided,
  now: number,
): Promise<void> {
  await tellMember(tx, memberId, { type, id }, now);
  const letter = (
    [title, text]: readonly [title: string, text: string],
    language: string,
  ) => ({
    title,
    body: [text.replace("{name}", () => nameIn(language)), remark]
      .filter((paragraph) => paragraph !== "")
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join(""),
  });
  await sendMessage(
    tx,
    memberId,
    {
      kind: type === "REDEMPTION_DECIDED" ? "ORDER" : "REWARD",
      ...letter(decisions[decision], "EN"),
      words: inEach((words, code) => letter(words.decisions[decision], code)),
    },
    now,
  );
}
