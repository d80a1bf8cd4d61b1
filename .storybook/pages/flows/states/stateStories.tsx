import type { StoryObj } from "@storybook/react-vite";
import { useSyncExternalStore, type ReactNode } from "react";
import { expect, waitFor } from "storybook/test";
import type { Live } from "./storied.ts";

/** How long a part that comes by itself may take. */
const comesWithinMs = 10_000;

/**
 * Makes the stories of a flow's states. Each drives the real machine to its state before it is drawn, and draws what
 * the flow's view says of it; from there it goes on as it is used, to whatever was scripted. Parts that are loaded
 * when they are shown are waited for: `shows` finds the last of them.
 *
 * @example
 * const at = stateStories(logoutStates.ways, (actor) => <LogoutState actor={actor} />);
 * export const Confirming: StoryObj = at("confirming");
 */
export function stateStories<TActor, TName extends string>(
  ways: Readonly<Record<TName, () => Promise<TActor>>>,
  draw: (actor: TActor) => ReactNode,
  layout: "padded" | "fullscreen" = "padded",
): (name: TName, waits?: { readonly shows: string }) => StoryObj {
  return (name, waits) => {
    let reached: TActor | undefined;
    return {
      parameters: { layout },
      loaders: [
        async () => {
          reached = await ways[name]();
          return {};
        },
      ],
      render: () => <>{reached && draw(reached)}</>,
      ...(waits && {
        play: () =>
          waitFor(
            () => expect(document.querySelector(waits.shows)).not.toBeNull(),
            { timeout: comesWithinMs },
          ),
      }),
    };
  };
}

/**
 * What a flow's view says of an actor, now and after each of its steps.
 *
 * @example const { busy } = useFlow(actor, logoutView);
 */
export function useFlow<TSnapshot, TView>(
  actor: Live<TSnapshot>,
  view: (snapshot: TSnapshot) => TView,
): TView {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return view(snapshot);
}

/** What a story does with what leads out of it. */
export const nothing = (): void => undefined;
