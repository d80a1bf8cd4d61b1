import { useEffect, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type {
  MoneyFormEvent,
  MoneyFormMachine,
  MoneyFormOutput,
  MoneyFormView,
} from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { moneyFor, type Money } from "../../actors/money.ts";
import { useMadeOld, type Changing } from "../../kit/sending/changes.ts";
import { useServices, type Services } from "../../services/services.ts";
import { useKeptForm, useTypedBefore, type Values } from "./useKeptForm.ts";

/** An order as it stands: what its steps are drawn from. */
export interface OrderNow<
  TView extends MoneyFormView<string, unknown, MoneyBody>,
  TOk,
> {
  readonly view: TView;
  /** What it ended with. */
  readonly output: MoneyFormOutput<NonNullable<TView["body"]>, TOk> | undefined;
  readonly send: (
    event: MoneyFormEvent<keyof TView["values"] & string>,
  ) => void;
}

interface OrderOptions<TMachine, TSnapshot, TGiven, TView> {
  readonly memberId: string;
  /** The flow with the platform and this device's journal of open orders behind it. */
  readonly machine: (services: Services, money: Money) => TMachine;
  readonly view: (snapshot: TSnapshot) => TView;
  /** What the order is about and is not typed. */
  readonly given: TGiven;
  /** Name by which its fields are kept when the session ends under it; absent: they are not. */
  readonly kept?: string;
  /** What stands in the fields unless something was kept. */
  readonly typed?: Values | undefined;
  /** The call that makes old what was read, once the order is done; absent: it makes nothing old yet. */
  readonly call?: Changing;
  readonly onDone?: () => void;
}

/**
 * Starts an order for a member and follows it.
 *
 * @example const order = useOrder({ memberId, machine: withdrawFor, view: withdrawView, given: undefined, kept: "withdraw" });
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
    TGiven,
    TView
  >,
) {
  const { memberId, given, kept, call, onDone } = options;
  const services = useServices();
  const before = useTypedBefore(kept, memberId);
  // The same for the life of the page.
  const [{ machine, input }] = useState(() => {
    const money = moneyFor(services, memberId);
    return { machine: options.machine(services, money), input: money.input };
  });
  const actor = useActorRef(machine, {
    input: { given, typed: before ?? options.typed, ...input },
  });
  useKeptForm(kept, memberId, actor);
  const view = useSelector(actor, options.view);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useMadeOld(call, output);
  useEffect(() => {
    if (output) onDone?.();
  }, [output, onDone]);
  return { view, output, send: actor.send };
}
