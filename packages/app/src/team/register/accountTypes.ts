import type { DownlineType } from "@foyer/platform/calls";
import type { useTranslations } from "@foyer/ui/words";

/** Names of the account types, and what each may do. */
export const typeWords = {
  AGENT: "agentRegister.agent",
  AGENT_text: "agentRegister.agent.text",
  MEMBER: "agentRegister.member",
  MEMBER_text: "agentRegister.member.text",
} as const;

/**
 * The account types as options of a radio group.
 *
 * @example <RadioGroup {...bind("type")} variant="cards" options={typeOptions(t, options.types)} />
 */
export const typeOptions = (
  t: ReturnType<typeof useTranslations>,
  types: readonly DownlineType[],
) =>
  types.map((type) => ({
    value: type,
    label: t(typeWords[type]),
    description: t(typeWords[`${type}_text`]),
  }));
