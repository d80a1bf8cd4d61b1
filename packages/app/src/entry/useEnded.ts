import { useEffect, useEffectEvent } from "react";
import type { Actor, AnyStateMachine, OutputFrom } from "xstate";

/**
 * Runs once when a flow has come to its end, with what came of it.
 *
 * @example useEnded(actor, ({ signedOut }) => onEnd(signedOut));
 */
export function useEnded<TMachine extends AnyStateMachine>(
  actor: Actor<TMachine>,
  onEnd: (output: OutputFrom<TMachine>) => void,
): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        const { status, output } = actor.getSnapshot();
        // One that is only stopped has come to no end.
        if (status === "done") ended(output);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
