import { fromPromise } from "xstate";
import * as v from "valibot";
import type {
  MoneyBody,
  MoneyFailure,
  MoneySending,
  SendOutput,
} from "@foyer/flows/money-step";
import type { CallDefinition } from "@foyer/platform/call";
import { CallError } from "@foyer/platform/errors";
import { refusedFields } from "./refusedFields.ts";
import type { Services } from "../services/services.ts";
import { failureOf } from "./failure.ts";

type Sender = Pick<Services, "client" | "sealer">;

/** Codes that the client creates before it sends anything; with a status they come from the platform. */
const beforeSending = new Set<CallError["code"]>([
  "VALIDATION",
  "NOT_LOGGED_IN",
]);

/** The platform's answer while money is held (W-82, W-89): the reasons, in its own words. */
const holding = v.object({
  blockers: v.pipe(
    v.array(v.object({ message: v.fallback(v.string(), "") })),
    v.minLength(1),
  ),
});

function heldBy(error: unknown): readonly string[] | undefined {
  if (!(error instanceof CallError) || error.code !== "FORBIDDEN")
    return undefined;
  const parsed = v.safeParse(holding, error.value);
  return parsed.success
    ? parsed.output.blockers.map(({ message }) => message).filter(Boolean)
    : undefined;
}

/**
 * What a money step receives for a failed call: whether an answer came, and whether anything had left the device.
 *
 * @example await client.call(withdraw, request, { idempotencyKey }).then((ok) => ({ ok }), moneyRefused)
 */
export function moneyRefused(error: unknown): { error: MoneyFailure } {
  const failure = failureOf(error);
  const status = error instanceof CallError ? error.status : 0;
  const unsent = status === 0 && beforeSending.has(failure.reason);
  const held = heldBy(error);
  const fields = refusedFields(error);
  return {
    error: {
      ...failure,
      status,
      ...(unsent && { unsent }),
      ...(held && { held }),
      ...(fields.length > 0 && { fields }),
    },
  };
}

/**
 * The actor `send` of a money step: makes the call with the given key. A request that was sent is not cancelled when
 * the step ends: that would undo nothing, and leave it unknown whether it was carried out.
 *
 * @example sendBy(services, withdraw, (body, secret) => ({ ...body, paymentPassword: secret }))
 */
export function sendBy<
  TBody extends MoneyBody,
  TRequest extends v.GenericSchema,
  TResponse extends v.GenericSchema,
>(
  services: Sender,
  definition: CallDefinition<TRequest, TResponse>,
  requestOf: (body: TBody, secret: string) => v.InferInput<TRequest>,
) {
  type Output = SendOutput<v.InferOutput<TResponse>>;
  return fromPromise<Output, MoneySending<TBody>>(
    async ({ input: { key, body, secret = "" }, signal }): Promise<Output> => {
      const request = requestOf(body, secret);
      const unready = definition.sealed
        ? await unreadyToSeal(services, signal)
        : undefined;
      if (unready) return { error: unready };
      return services.client
        .call(definition, request, { idempotencyKey: key })
        .then((ok) => ({ ok }), moneyRefused);
    },
  );
}

/**
 * Reads the platform's keys first: if they cannot be loaded, nothing has left the device, which the call's own
 * failure could not tell from a lost answer.
 */
async function unreadyToSeal(
  { sealer }: Sender,
  signal: AbortSignal,
): Promise<MoneyFailure | undefined> {
  try {
    await sealer.seal("{}");
    return signal.aborted ? { reason: "ABORTED", unsent: true } : undefined;
  } catch (error) {
    // Apart from a call, loading the encryption code may fail.
    const failure: MoneyFailure =
      error instanceof CallError ? failureOf(error) : { reason: "NETWORK" };
    return { ...failure, status: 0, unsent: true };
  }
}
