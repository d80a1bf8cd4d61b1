import type { Database } from "../db/database.ts";
import { escapeHtml } from "./escape.ts";
import { inEach } from "../stock/content/languages.ts";
import { decisions, type Decision } from "../stock/decisions.ts";
import { tellMember } from "./live-events.ts";
import { sendMessage } from "./messages.ts";

/** The events that come with such a message, and its kind. */
const kinds = {
  REDEMPTION_DECIDED: "ORDER",
  APPLICATION_DECIDED: "REWARD",
  PAYOUT_CHANGED: "ORDER",
} as const;

interface Decided {
  readonly type: keyof typeof kinds;
  /** Id of the redemption, the activity or the withdrawal. */
  readonly id: string;
  readonly decision: Decision;
  /** Name of the product or the activity, or the amount of the withdrawal, by pack code. */
  readonly nameIn: (language: string) => string;
  /** What the control room adds, in its own words; empty: nothing. */
  readonly remark: string;
}

/** Title and body of the message about a decision, in each language. */
export function decisionLetter({
  decision,
  nameIn,
  remark,
}: Pick<Decided, "decision" | "nameIn" | "remark">) {
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
  return {
    ...letter(decisions[decision], "EN"),
    words: inEach((words, code) => letter(words.decisions[decision], code)),
  };
}

/**
 * Tells a member what was decided about a redemption, an application or a withdrawal that was sent: an event updates
 * open pages, and a message in the inbox says it in words, in every language.
 */
export async function tellDecision(
  tx: Database,
  memberId: string,
  { type, id, ...decided }: Decided,
  now: number,
): Promise<void> {
  await tellMember(tx, memberId, { type, id }, now);
  const letter = { kind: kinds[type], ...decisionLetter(decided) };
  await sendMessage(tx, memberId, letter, now);
}
