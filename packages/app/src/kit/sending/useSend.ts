import { useState } from "react";
import { CallError } from "@foyer/platform/errors";
import { failureOf, type CallFailure } from "../../actors/failure.ts";
import { refusedFields } from "../form/refusedFields.ts";
import { useSender, type Sender } from "./sender.ts";

/** How a call that changes something stands. */
export interface Sending {
  readonly busy: boolean;
  readonly failure: (CallFailure & Refused) | undefined;
}

interface Refused {
  /** Fields that the platform refuses. */
  readonly fields: readonly string[];
  /** The untrusted rest of the answer. */
  readonly value: unknown;
}

const idle: Sending = { busy: false, failure: undefined };

/**
 * Sends a change once at a time and tells how it stands. What is no failed call is a defect and is thrown on.
 *
 * @example const { busy, failure, run } = useSend(); run((by) => by.change(enrolTotp, { code }), onDone);
 */
export function useSend() {
  const by = useSender();
  const [state, setState] = useState<Sending>(idle);
  const run = <T>(
    send: (by: Sender) => Promise<T>,
    done: (answer: T) => void,
    /** Runs after a failed call, for who does more than show it. */
    refused?: (failure: CallFailure & Refused) => void,
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

function readFailure(error: unknown): CallFailure & Refused {
  const failure = failureOf(error);
  const value = error instanceof CallError ? error.value : undefined;
  return { ...failure, value, fields: refusedFields(error) };
}
