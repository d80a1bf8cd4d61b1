import type { ReactNode } from "react";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Grid } from "@foyer/ui/stack";

export interface WatchedSectionProps<T> {
  readonly title: string;
  readonly count?: number | undefined;
  /** What the heading says where there is nothing, and what may come of it. */
  readonly empty: string;
  readonly emptyHint: string;
  /** Says that what is shown may be old, where the last reading failed. */
  readonly note: string | false;
  /** What there is, as it was read last; undefined: not yet. */
  readonly entries: readonly T[] | undefined;
  /** How many places are kept while they are still being read, and what stands in each. */
  readonly places: number;
  readonly place: ReactNode;
  /** What chooses among them, above them. */
  readonly choice?: ReactNode;
  /** What turns their pages, under them. */
  readonly pager?: ReactNode;
  /** Draws one of them, as an item of the list. */
  readonly children: (entry: T) => ReactNode;
}

/** A section of what goes on while one looks, draws or matches: being read, none yet, as it is, or as it was. */
export function WatchedSection<T>(props: WatchedSectionProps<T>) {
  const { entries, note, places, place } = props;
  return (
    <LobbySection title={props.title} count={props.count}>
      {props.choice}
      {note && entries && <InlineMessage tone="warning">{note}</InlineMessage>}
      {entries?.length === 0 && (
        <EmptyState title={props.empty} picture="clock" level={3}>
          {props.emptyHint}
        </EmptyState>
      )}
      <Grid as="ul" minimum="large">
        {!entries &&
          Array.from({ length: places }, (_, index) => (
            <li key={index} aria-hidden="true">
              {place}
            </li>
          ))}
        {entries?.map(props.children)}
      </Grid>
      {props.pager}
    </LobbySection>
  );
}
