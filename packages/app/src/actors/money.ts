import { fromPromise } from "xstate";
import type * as v from "valibot";
import type {
  JournalCommand,
  JournalOutput,
  MoneyBody,
} from "@foyer/flows/money-step";
import type { CallDefinition } from "@foyer/platform/call";
import type { Services } from "../services/services.ts";
import { journalOf, type SlotStore } from "./moneyJournal.ts";
import { sendBy } from "./moneySend.ts";
import { moneyStore } from "./moneyStore.ts";
import { randomId } from "../services/randomId.ts";

/** A page without a database must keep its slots in a single store. */
const stores = new WeakMap<Services, SlotStore>();

function storeOf(services: Services): SlotStore {
  const known = stores.get(services);
  if (known) return known;
  const made = moneyStore(services);
  stores.set(services, made);
  return made;
}

/** What a member's money flows need from the browser and the platform. */
export type Money = ReturnType<typeof moneyFor>;

/**
 * What the money flows of one member need: `journal` and `send` of a money step, and the input of every such machine.
 *
 * @example
 * const money = moneyFor(services, member.id);
 * withdrawMachine.provide({ actors: { loadFacts, moneyStep: withdrawBy(money) } });
 * useActorRef(machine, { input: { given: undefined, ...money.input } });
 */
export function moneyFor(services: Services, memberId: string) {
  const { merchantCode } = services.brand;
  const journal = journalOf(storeOf(services), { merchantCode, memberId });
  return {
    /** The actors of a step; `requestOf` makes the call's request from the body and the payment password. */
    actors: <
      TBody extends MoneyBody,
      TRequest extends v.GenericSchema,
      TResponse extends v.GenericSchema,
    >(
      definition: CallDefinition<TRequest, TResponse>,
      requestOf: (body: TBody, secret: string) => v.InferInput<TRequest>,
    ) => ({
      journal: fromPromise<JournalOutput, JournalCommand>(({ input }) =>
        journal(input),
      ),
      send: sendBy(services, definition, requestOf),
    }),
    input: {
      now: () => Date.now(),
      newKey: randomId,
    },
  };
}
