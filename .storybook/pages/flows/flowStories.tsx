import type { StoryObj } from "@storybook/react-vite";
import { useSyncExternalStore, type ComponentType } from "react";
import { expect, screen, waitFor } from "storybook/test";
import type { CentreWays } from "../../../packages/app/src/kit/centre/ways.ts";
import { StoryServices } from "../../../packages/app/src/testing/StoryServices.tsx";
import type {
  Actor,
  AnyStateMachine,
  SnapshotFrom,
} from "../../../packages/flows/src/testing/at-state.ts";
import type { Handlers } from "@foyer/platform/fake";
import type { PortalActors } from "../../../packages/app/src/actors/actors.ts";
import { FlowPage } from "./FlowPage.tsx";

/* In tests the layout library is there before a story's time begins: evaluating it takes as long as a large chart. */
if (import.meta.env["FOYER_STORY_LOOK"] !== undefined)
  await import("elkjs/lib/elk.bundled.js");

/** How long a part that loads asynchronously may take. */
const comesWithinMs = 10_000;

/** What is drawn for a flow in one of its states. */
export interface Shown<TMachine extends AnyStateMachine, TView> {
  readonly view: TView;
  readonly send: Actor<TMachine>["send"];
  readonly actor: Actor<TMachine>;
}

interface Flow<TMachine extends AnyStateMachine, TView> {
  readonly name: string;
  /** One or two sentences: what happens in it. */
  readonly lead: string;
  /** Words that a reader may search for. */
  readonly keywords: readonly string[];
  readonly machine: TMachine;
  readonly view: (snapshot: SnapshotFrom<TMachine>) => TView;
  /** Draws the view, with the app's own parts where they take one. */
  readonly draw: ComponentType<Shown<TMachine, TView>>;
  /** Who is logged in around it. @default nobody */
  readonly portal?: () => Promise<PortalActors>;
  /** The platform's answers that differ from the calm defaults. @default nothing */
  readonly handlers?: Handlers;
  /** @default "padded" */
  readonly layout?: "padded" | "fullscreen";
  /** States without a story, each with the reason; by id without the machine's. @default none */
  readonly unseen?: Readonly<Record<string, string>>;
  /** All phase names of the view, if it names what is on screen. */
  readonly phases?: {
    readonly of: (view: TView) => string;
    readonly all: Readonly<Record<string, true>>;
  };
}

interface Looks<TMachine extends AnyStateMachine, TView> {
  /** Finds the last of the parts that load asynchronously. */
  readonly shows?: string;
  /** What must be there in every language, found by roles, field names and typed text. */
  readonly proves?: (shown: typeof screen) => Promise<void>;
  /** Draws it differently from the flow's other stories. */
  readonly draw?: ComponentType<Shown<TMachine, TView>>;
}

/** What a test needs to know about a flow with stories. */
export interface Told {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly unseen: Readonly<Record<string, string>>;
  /** All phase names of the view. */
  readonly phases: readonly string[];
  /** Brings the flow to where each story begins. */
  readonly visits: (() => Promise<Visit>)[];
}
interface Visit {
  readonly snapshot: SnapshotFrom<AnyStateMachine>;
  readonly phase: string | undefined;
}

/** The flows of all story files loaded so far. */
export const told: Told[] = [];

/**
 * Makes the stories of a flow: `chart`, drawn from the machine itself, and one for each state that a player sees.
 * Such a story drives the real machine to its state before it is drawn, and draws what the flow's view says about it;
 * interaction then continues from there, to whatever was scripted.
 *
 * @example
 * const { chart, story } = flowStories({ name: "Logout", lead, keywords, machine: logoutMachine, view: logoutView, draw });
 * export const Statechart: StoryObj = chart;
 * export const Confirming: StoryObj = story(() => atState(scripted, { events: ["confirming"] }));
 */
export function flowStories<TMachine extends AnyStateMachine, TView>(
  flow: Flow<TMachine, TView>,
) {
  const { name, lead, machine, phases, view, portal } = flow;
  const visits: Told["visits"] = [];
  told.push({
    name,
    machine,
    unseen: flow.unseen ?? {},
    phases: Object.keys(phases?.all ?? {}),
    visits,
  });
  const guide = { keywords: flow.keywords };

  /* Drawn by `render`: a machine among the args would be copied to the toolbars. */
  const chart: StoryObj = {
    parameters: { layout: "fullscreen", controls: { disable: true }, guide },
    render: () => <FlowPage name={name} lead={lead} machine={machine} />,
    // There is nothing to check or photograph before the picture is there.
    play: async ({ canvasElement }) => {
      // A search by role would read every cell of the table below, again and again, while the chart is laid out.
      await waitFor(
        () =>
          expect(canvasElement.querySelector("svg[role=img]")).not.toBeNull(),
        { timeout: comesWithinMs },
      );
      await expect(
        canvasElement.querySelector("svg[role=img]"),
      ).toHaveAccessibleName(expect.stringMatching(/^Statechart of/));
    },
  };

  const story = (
    reach: () => Promise<Actor<TMachine>>,
    looks: Looks<TMachine, TView> = {},
  ): StoryObj => {
    visits.push(async () => {
      const actor = await reach();
      const snapshot = actor.getSnapshot();
      actor.stop();
      return { snapshot, phase: phases?.of(view(snapshot)) };
    });
    const { shows, proves, draw: Draw = flow.draw } = looks;
    let reached: Actor<TMachine> | undefined;
    let around: PortalActors | undefined;
    return {
      parameters: {
        layout: flow.layout ?? "padded",
        controls: { disable: true },
        guide,
      },
      loaders: [
        async () => {
          reached = await reach();
          around = await portal?.();
          return {};
        },
      ],
      render: () =>
        reached ? (
          <StoryServices
            {...(around && { actors: around })}
            {...(flow.handlers && { handlers: flow.handlers })}
          >
            <Live actor={reached} view={view} draw={Draw} />
          </StoryServices>
        ) : (
          <></>
        ),
      ...((shows ?? proves) && {
        play: async () => {
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
  return { chart, story };
}

interface LiveProps<TMachine extends AnyStateMachine, TView> {
  readonly actor: Actor<TMachine>;
  readonly view: (snapshot: SnapshotFrom<TMachine>) => TView;
  readonly draw: ComponentType<Shown<TMachine, TView>>;
}

/** What the flow's view says about an actor, now and after each of its steps. */
function Live<TMachine extends AnyStateMachine, TView>({
  actor,
  view,
  draw: Draw,
}: LiveProps<TMachine, TView>) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return <Draw view={view(snapshot)} send={actor.send} actor={actor} />;
}

/** Shared reasons for states without a story. */
export const reasons = {
  over: "The dialog is closed; the page below says what comes next.",
  nothing: "Nothing is shown on screen.",
  sameAs: (name: string) =>
    `It looks the same as ${name}: one wait for the player.`,
} as const;

/** Handler for links and buttons that lead out of a story. */
export const nothing = (): void => undefined;

/** The ways of a centre that lead nowhere. */
export const noWays: CentreWays = {
  open: nothing,
  linkTo: () => ({ href: "/" }),
  go: nothing,
  filters: {},
  setFilters: nothing,
  firstZone: "own",
};
