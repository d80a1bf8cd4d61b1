import { useEffect, useEffectEvent } from "react";
import type { Actor, AnyStateMachine, OutputFrom } from "xstate";

/**
 * Runs once when a flow has reached its end, with its output.
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
        // A flow that was merely stopped has not ended.
        if (status === "done") ended(output);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
