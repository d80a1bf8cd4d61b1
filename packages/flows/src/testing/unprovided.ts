import { type AnyActorLogic, type AnyStateMachine, createActor } from "xstate";

/**
 * The names of what a machine needs from the app, as each one's default reports it when it is not provided.
 *
 * @example expect(unprovided(logoutMachine)).toEqual(["signOut"])
 */
export function unprovided({ implementations }: AnyStateMachine): string[] {
  const actions: Record<string, unknown> = implementations.actions;
  const needs = [
    ...Object.entries(implementations.actors).map(([name, given]) => ({
      name,
      said: failureOfActor("transition" in given ? given : given.src),
      wanted: `The actor "${name}" was not provided.`,
    })),
    ...Object.entries(actions).map(([name, action]) => ({
      name,
      said: failureOfAction(action),
      wanted: `The action "${name}" was not provided.`,
    })),
  ];
  return needs
    .filter(({ said, wanted }) => said === wanted)
    .map(({ name }) => name);
}

/** A flow inside another may fail for lack of input first; its message is then not a name. */
function failureOfActor(logic: AnyActorLogic): string | undefined {
  let said: string | undefined;
  try {
    const actor = createActor(logic);
    actor.subscribe({
      error: (error) => {
        said = messageOf(error);
      },
    });
    actor.start();
    actor.stop();
  } catch (error) {
    said = messageOf(error);
  }
  return said;
}

function failureOfAction(action: unknown): string | undefined {
  if (typeof action !== "function") return undefined;
  try {
    action();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;
