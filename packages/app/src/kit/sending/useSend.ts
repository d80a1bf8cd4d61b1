import { useState } from "react";
import { CallError } from "@foyer/platform/errors";
import { failureOf } from "../../actors/failure.ts";
import { refusedFields } from "../../actors/refusedFields.ts";
import { useSender, type Sender } from "./sender.ts";

/** Status of a call that changes something. */
export interface Sending {
  readonly busy: boolean;
  readonly failure: SendFailure | undefined;
}

type SendFailure = ReturnType<typeof readFailure>;

const idle: Sending = { busy: false, failure: undefined };

/**
 * Sends one change at a time and reports its status. Anything but a failed call is a defect and is thrown on.
 *
 * @example const { busy, failure, run } = useSend(); run((by) => by.change(enrolTotp, { code }), onDone);
 */
export function useSend() {
  const by = useSender();
  const [state, setState] = useState<Sending>(idle);
  const run = <T>(
    send: (by: Sender) => Promise<T>,
    done: (answer: T) => void,
    /** Runs after a failed call, for callers that do more than show it. */
    refused?: (failure: SendFailure) => void,
  ): void => {
    if (state.busy) return;
    setState({ busy: true, failure: undefined });
    void send(by).then(
      (answer) => {
        setState(idle);
        done(answer);
      },
      (error: unknown) => {
        const failure = readFailure(error);
        setState({ busy: false, failure });
        refused?.(failure);
      },
    );
  };
  return { ...state, run, forget: () => setState(idle) };
}

const readFailure = (error: unknown) => ({
  ...failureOf(error),
  /** Fields that the platform rejected. */
  fields: refusedFields(error),
  /** The untrusted rest of the answer. */
  value: error instanceof CallError ? error.value : undefined,
});
