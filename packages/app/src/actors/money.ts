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

/** Where a page without a database keeps its slots has to be one place. */
const stores = new WeakMap<Services, SlotStore>();

function storeOf(services: Services): SlotStore {
  const known = stores.get(services);
  if (known) return known;
  const made = moneyStore(services);
  stores.set(services, made);
  return made;
}

/** What a member's flows that move money need of browser and platform. */
export type Money = ReturnType<typeof moneyFor>;

/**
 * What the flows of one member that move money need: `journal` and `send` of a money step, and what every such
 * machine is given.
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
    /** The actors of a step whose call is asked for with what `requestOf` makes of body and payment password. */
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
