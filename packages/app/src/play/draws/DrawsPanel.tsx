import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Skeleton } from "@foyer/ui/skeleton";
import { Grid } from "@foyer/ui/stack";

interface DrawsPanelProps<T> {
  readonly title: string;
  /** What the heading says where nothing is drawn yet. */
  readonly empty: string;
  /** The draws as they were read last; undefined: not yet. */
  readonly draws: readonly T[] | undefined;
  /** The last reading failed: draws that are there may be old. */
  readonly stale: boolean;
  /** How many places are kept for draws that are still being read. */
  readonly places: number;
  /** What chooses among the draws, above them. */
  readonly choice?: ReactNode;
  /** Draws one of them, as an item of the list. */
  readonly children: (draw: T) => ReactNode;
}

/** A section of draws: being read, none yet, as they are, or as they were. */
export function DrawsPanel<T>({
  title,
  empty,
  draws,
  stale,
  places,
  choice,
  children,
}: DrawsPanelProps<T>) {
  const t = useTranslations();
  return (
    <LobbySection title={title}>
      {choice}
      {stale && draws && (
        <InlineMessage tone="warning">
          {t("lottery.recent.stale")}
        </InlineMessage>
      )}
      {draws?.length === 0 && (
        <EmptyState title={empty} picture="clock" level={3}>
          {t("lottery.recent.emptyHint")}
        </EmptyState>
      )}
      <Grid as="ul" minimum="large">
        {!draws &&
          Array.from({ length: places }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton shape="block" />
            </li>
          ))}
        {draws?.map(children)}
      </Grid>
    </LobbySection>
  );
}
