import { useState } from "react";
import {
  stepUpAsked,
  type StepUpAsked,
  type StepUpMethod,
} from "@foyer/platform/calls";
import type { ErrorCode } from "@foyer/platform/errors";
import * as v from "valibot";
import type { Sender } from "../../kit/sending/sender.ts";
import { useSend } from "../../kit/sending/useSend.ts";

/** Sent with a request to prove that the account owner makes it; empty at first. */
export interface OwnerProof {
  readonly stepUp?: { readonly method: StepUpMethod; readonly value: string };
}

/** The step-up question, with its two continuations. */
export interface StepUp {
  readonly asked: StepUpAsked;
  readonly confirm: (value: string) => void;
  readonly back: () => void;
}

/** A change that may need a step-up proof, with its state. */
export type OwnerSend = ReturnType<typeof useOwnerSend>;

/** After these errors the same proof is sent again: they say nothing about the change. */
const passing = new Set<ErrorCode>([
  "NETWORK",
  "TIMEOUT",
  "MALFORMED",
  "UNKNOWN",
  "TOO_MANY_REQUESTS",
  "MAINTENANCE",
]);

/**
 * Sends a change that the platform may require a proof for: the member is asked to confirm their identity, and the
 * change is sent again with the answer. `stepUp` is set while the question is open.
 *
 * @example
 * const { run, stepUp, ...sending } = useOwnerSend();
 * run((by, proof) => by.change(enrolTotp, { code, ...proof }), onDone);
 */
export function useOwnerSend() {
  const { run: send, forget, ...sending } = useSend();
  const [question, setQuestion] = useState<StepUp>();
  // A correct password is not asked for again while the dialog is open; a code is valid only once.
  const [password, setPassword] = useState<string>();

  const run = <T>(
    call: (by: Sender, proof: OwnerProof) => Promise<T>,
    done: (answer: T) => void,
  ): void => {
    const go = (proof: OwnerProof): void =>
      send(
        (by) => call(by, proof),
        (answer) => {
          setQuestion(undefined);
          done(answer);
        },
        ({ reason, value }) => {
          if (passing.has(reason)) return;
          if (reason !== "STEP_UP_REQUIRED") {
            setQuestion(undefined);
            if (proof.stepUp?.method === "password")
              setPassword(proof.stepUp.value);
            return;
          }
          setPassword(undefined);
          const said = v.safeParse(stepUpAsked, value ?? {});
          const asked: StepUpAsked = said.success
            ? said.output
            : { method: "password", sentTo: "", wrong: false };
          setQuestion({
            asked,
            confirm: (typed) =>
              go({ stepUp: { method: asked.method, value: typed } }),
            back: () => {
              setQuestion(undefined);
              forget();
            },
          });
        },
      );
    go(
      password === undefined
        ? {}
        : { stepUp: { method: "password", value: password } },
    );
  };
  return { ...sending, run, stepUp: question };
}
