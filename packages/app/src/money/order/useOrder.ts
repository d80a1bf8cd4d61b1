import { useEffect, useEffectEvent, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { fromPromise, type SnapshotFrom } from "xstate";
import type {
  FactsOutput,
  MoneyFormEvent,
  MoneyFormMachine,
  MoneyFormOutput,
  MoneyFormView,
} from "@foyer/flows/money-form";
import type { createMoneyStep, MoneyBody } from "@foyer/flows/money-step";
import { refused } from "../../actors/failure.ts";
import { moneyFor, type Money } from "../../actors/money.ts";
import { useMadeOld, type Changing } from "../../kit/sending/changes.ts";
import { useServices, type Services } from "../../services/services.ts";
import { useKeptForm, useTypedBefore, type Values } from "./useKeptForm.ts";

/** The current state of an order, from which its steps are rendered. */
export interface OrderNow<
  TView extends MoneyFormView<string, unknown, MoneyBody>,
  TOk,
> {
  readonly view: TView;
  /** The order's result. */
  readonly output: MoneyFormOutput<NonNullable<TView["body"]>, TOk> | undefined;
  readonly send: (
    event: MoneyFormEvent<keyof TView["values"] & string>,
  ) => void;
}

interface OrderOptions<TMachine, TSnapshot, TStep, TGiven, TFacts, TView> {
  readonly memberId: string;
  readonly machine: TMachine;
  /** Creates the step that sends the order, with the platform and this device's journal of open orders. */
  readonly step: (money: Money) => TStep;
  /** Reads the facts that the order depends on. */
  readonly facts: (
    services: Services,
    signal: AbortSignal,
    given: TGiven,
  ) => Promise<TFacts>;
  readonly view: (snapshot: TSnapshot) => TView;
  /** Input that the order depends on and that is not typed. */
  readonly given: TGiven;
  /** Name under which the fields are kept when the session ends; by default they are not kept. */
  readonly kept?: string;
  /** Initial values of the fields, unless values were kept. */
  readonly typed?: Values | undefined;
  /** The call whose success, here or in another tab, makes cached data stale; by default nothing is marked as stale. */
  readonly call?: Changing;
  readonly onDone?: () => void;
}

/**
 * Starts an order for a member and tracks it.
 *
 * @example const order = useOrder({ memberId, machine: withdrawMachine, step: withdrawBy, facts, view: withdrawView, given: undefined });
 */
export function useOrder<
  TField extends string,
  TGiven,
  TFacts,
  TBody extends MoneyBody,
  TOk,
  TView extends MoneyFormView<TField, TFacts, TBody>,
>(
  options: OrderOptions<
    MoneyFormMachine<TField, TGiven, TFacts, TBody, TOk>,
    SnapshotFrom<MoneyFormMachine<TField, TGiven, TFacts, TBody, TOk>>,
    ReturnType<typeof createMoneyStep<TBody, TOk>>,
    TGiven,
    TFacts,
    TView
  >,
) {
  const { memberId, given, kept, call, onDone } = options;
  const services = useServices();
  const before = useTypedBefore(kept, memberId);
  // Constant for the life of the page.
  const [{ machine, input }] = useState(() => {
    const money = moneyFor(services, memberId);
    const loadFacts = fromPromise<FactsOutput<TFacts>, { given: TGiven }>(
      ({ input, signal }) =>
        options
          .facts(services, signal, input.given)
          .then((ok) => ({ ok }), refused),
    );
    const moneyStep = options.step(money);
    return {
      machine: options.machine.provide({ actors: { loadFacts, moneyStep } }),
      input: money.input,
    };
  });
  const actor = useActorRef(machine, {
    input: { given, typed: before ?? options.typed, ...input },
  });
  useKeptForm(kept, memberId, actor);
  const view = useSelector(actor, options.view);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  // What another tab has done concerns the same data.
  useMadeOld(call, output ?? view.elsewhere);
  const tellDone = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (output) tellDone();
  }, [output]);
  return { view, output, send: actor.send };
}
