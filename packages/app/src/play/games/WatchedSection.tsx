import type { ReactNode } from "react";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { LobbySection } from "@foyer/ui/lobby-section";
import { Grid } from "@foyer/ui/stack";

export interface WatchedSectionProps<T> {
  readonly title: string;
  readonly count?: number | undefined;
  /** Heading for an empty section, with what may appear there. */
  readonly empty: string;
  readonly emptyHint: string;
  /** Says that the data may be out of date, if the last fetch failed. */
  readonly note: string | false;
  /** The entries as last fetched; undefined until then. */
  readonly entries: readonly T[] | undefined;
  /** Number of placeholders while loading, and the content of each. */
  readonly places: number;
  readonly place: ReactNode;
  /** Filter, shown above the entries. */
  readonly choice?: ReactNode;
  /** Pager, shown below the entries. */
  readonly pager?: ReactNode;
  /** Renders one entry as a list item. */
  readonly children: (entry: T) => ReactNode;
}

/** A section of draws or matches that updates while it is in view: loading, empty, current or out of date. */
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
