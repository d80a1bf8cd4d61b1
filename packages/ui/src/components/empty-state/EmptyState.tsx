import type { ReactNode } from "react";
import { StateBox } from "../../private/StateBox.tsx";
import type { IconName } from "../icon/index.ts";

export interface EmptyStateProps {
  /** What is not here, in a few words: "No favourites yet". */
  title: string;
  /** How it gets here, in a sentence. */
  children?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** What lies on the card of the picture. @default "search" */
  picture?: IconName;
  /** Place of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | 4;
}

/**
 * Stands where a list has nothing to show: says so, and says what to do next.
 *
 * @example
 * <EmptyState title="No favourites yet" picture="heart" action={<Button href="/">Find games</Button>}>
 *   Press the heart on a game to keep it here.
 * </EmptyState>
 */
export function EmptyState({
  picture = "search",
  level = 2,
  ...rest
}: EmptyStateProps) {
  return <StateBox {...rest} picture={picture} level={level} />;
}
