import type { StoryObj } from "@storybook/react-vite";
import { useSyncExternalStore, type ReactNode } from "react";
import { expect, screen, waitFor } from "storybook/test";
import type { Live } from "./storied.ts";

/** How long a part that comes by itself may take. */
const comesWithinMs = 10_000;

interface Looks {
  /** Finds the last of the parts that come by themselves. */
  readonly shows?: string;
  /** What has to be there in every language: by roles, names of fields and what was typed. */
  readonly proves?: (shown: typeof screen) => Promise<void>;
}

/**
 * Makes the stories of a flow's states. Each drives the real machine to its state before it is drawn, and draws what
 * the flow's view says of it; from there it goes on as it is used, to whatever was scripted. Parts that are loaded
 * when they are shown are waited for: `shows` finds the last of them; `proves` looks closer.
 *
 * @example
 * const at = stateStories(logoutStates.ways, (actor) => <LogoutState actor={actor} />);
 * export const Confirming: StoryObj = at("confirming");
 */
export function stateStories<TActor, TName extends string>(
  ways: Readonly<Record<TName, () => Promise<TActor>>>,
  draw: (actor: TActor) => ReactNode,
  layout: "padded" | "fullscreen" = "padded",
): (name: TName, looks?: Looks) => StoryObj {
  return (name, looks) => {
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
      ...(looks && {
        play: async () => {
          const { shows, proves } = looks;
          if (shows !== undefined)
            await waitFor(
              () => expect(document.querySelector(shows)).not.toBeNull(),
              { timeout: comesWithinMs },
            );
          await proves?.(screen);
        },
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
