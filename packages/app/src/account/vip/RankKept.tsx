import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import type { vip } from "@foyer/platform/calls";
import { compare } from "@foyer/platform/money";
import { Text } from "@foyer/ui/text";
import { timeText } from "../../kit/words/timeText.ts";

interface RankKeptProps extends NonNullable<ResponseOf<typeof vip>["keep"]> {
  /** Name of the member's rank. */
  readonly rank: string;
  /** Days for which a rank is kept at a time. */
  readonly days: number;
  readonly write: (amount: string) => string;
}

/** Until when the member's rank is kept, and what keeps it longer: a quiet fact, without a bar that asks to be filled. */
export function RankKept(props: RankKeptProps) {
  const { rank, until, counted, needed, below, days, write } = props;
  const t = useTranslations();
  const common = { rank, time: timeText(until), needed: write(needed), days };
  return (
    <Text size="small" tone="quiet" measure>
      {compare(counted, needed) >= 0
        ? t("vip.kept", common)
        : t("vip.keep", { ...common, below, counted: write(counted) })}
    </Text>
  );
}
