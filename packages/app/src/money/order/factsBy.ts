import { fromPromise } from "xstate";
import type { MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { refused } from "../../actors/failure.ts";

type Failure = NonNullable<
  MoneyFormView<string, unknown, MoneyBody>["failure"]
>;

/**
 * Reads what an order goes by: what its flow is provided with as `loadFacts`.
 *
 * @example withdrawMachine.provide({ actors: { loadFacts: factsBy((signal) => client.call(withdrawOptions, {}, { signal })) } })
 */
export const factsBy = <TFacts, TGiven = undefined>(
  read: (signal: AbortSignal, given: TGiven) => Promise<TFacts>,
) =>
  fromPromise<
    { readonly ok: TFacts } | { readonly error: Failure },
    { given: TGiven }
  >(({ input, signal }) =>
    read(signal, input.given).then((ok) => ({ ok }), refused),
  );
