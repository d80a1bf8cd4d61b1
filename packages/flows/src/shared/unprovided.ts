import {
  fromCallback,
  fromPromise,
  type EventObject,
  type NonReducibleUnknown,
} from "xstate";

/**
 * The default of an actor that the app has to provide: it fails by name, so that a forgotten `provide` is noticed
 * immediately instead of doing nothing.
 */
export function unprovidedPromise<
  TOutput,
  TInput extends NonReducibleUnknown = undefined,
>(name: string) {
  return fromPromise<TOutput, TInput>(() => {
    throw new Error(`The actor "${name}" was not provided.`);
  });
}

/** The same for an actor that listens. */
export function unprovidedCallback<
  TEvent extends EventObject,
  TInput extends NonReducibleUnknown = NonReducibleUnknown,
>(name: string) {
  return fromCallback<TEvent, TInput>(() => {
    throw new Error(`The actor "${name}" was not provided.`);
  });
}

/** The same for an action. */
export function unprovidedAction(name: string): () => void {
  return () => {
    throw new Error(`The action "${name}" was not provided.`);
  };
}
