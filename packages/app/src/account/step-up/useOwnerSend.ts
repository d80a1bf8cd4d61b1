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

/** What a request carries to prove that it is the owner who asks; nothing at first. */
export interface OwnerProof {
  readonly stepUp?: { readonly method: StepUpMethod; readonly value: string };
}

/** The question whether it is the owner, and the two ways on. */
export interface StepUp {
  readonly asked: StepUpAsked;
  readonly confirm: (value: string) => void;
  readonly back: () => void;
}

/** A change that waits for its proof, and how it stands. */
export type OwnerSend = ReturnType<typeof useOwnerSend>;

/** After these the same proof is sent again: they say nothing about the change. */
const passing = new Set<ErrorCode>([
  "NETWORK",
  "TIMEOUT",
  "MALFORMED",
  "UNKNOWN",
  "TOO_MANY_REQUESTS",
  "MAINTENANCE",
]);

/**
 * Sends a change that the platform may want a proof for: who asks is asked once more, and the change is sent again
 * with the answer. `stepUp` is there while the question stands.
 *
 * @example
 * const { run, stepUp, ...sending } = useOwnerSend();
 * run((by, proof) => by.change(enrolTotp, { code, ...proof }), onDone);
 */
export function useOwnerSend() {
  const { run: send, forget, ...sending } = useSend();
  const [question, setQuestion] = useState<StepUp>();
  // A right password is not asked for twice while the dialog is open; a code is good once.
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
