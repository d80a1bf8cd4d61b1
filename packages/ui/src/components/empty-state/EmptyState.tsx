import type { ReactNode } from "react";
import { StateBox } from "../../private/StateBox.tsx";
import type { IconName } from "../icon/index.ts";

export interface EmptyStateProps {
  /** What is missing, in a few words: "No favourites yet". */
  title: string;
  /** How to add something, in a sentence. */
  children?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** Icon of the illustration. @default "search" */
  picture?: IconName;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
}

/**
 * Takes the place of an empty list, and says what to do next.
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
