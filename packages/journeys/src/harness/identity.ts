import { randomInt } from "node:crypto";
import { eventually } from "./eventually.ts";
import type { RegisterFieldName } from "@foyer/platform/domain";
import type { Letter } from "./control.ts";
import type { Visit } from "./test.ts";

/** A test's changes to one field of the registration. */
export interface FieldWish {
  readonly enabled?: boolean;
  readonly required?: boolean;
  readonly acceptedPattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * A mobile number of the first country, without its dialling code 60: nine digits, different for each call, since
 * codes are counted by number.
 *
 * @example await number.fill(newNumber())
 */
export const newNumber = (): string => `1${randomInt(10_000_000, 99_999_999)}`;

/**
 * A username that the sandbox's own rule accepts.
 *
 * @example await username.fill(newName())
 */
export const newName = (): string =>
  `lake${randomInt(1_000_000_000).toString(36)}x`;

/** A code of six digits that differs from the given one. */
export const otherCode = (code: string): string =>
  code === "000000" ? "111111" : "000000";

/**
 * Makes this run's rules of the registration differ from the platform's.
 *
 * @example await setRegistration(visit, { birthday: { enabled: true, required: true } })
 */
export async function setRegistration(
  { sandbox, runId }: Visit,
  rules: Partial<Record<RegisterFieldName, FieldWish>>,
): Promise<void> {
  const answer = await fetch(`${sandbox}/sandbox/api/register`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", "X-Foyer-Run": runId },
    body: JSON.stringify({ rules }),
  });
  if (!answer.ok) throw new Error(`register: ${await answer.text()}`);
}

/**
 * The last message that was sent to a number (with "+") or an address; waits for the first.
 *
 * @example const { code } = await letterTo(visit, `+60${number}`)
 */
export async function letterTo(
  visit: Visit,
  to: string,
  purpose?: string,
): Promise<Letter> {
  const letters = async () =>
    (await visit.control.outbox(to)).filter(
      (one) => purpose === undefined || one.purpose === purpose,
    );
  await eventually
    .poll(async () => (await letters()).length)
    .toBeGreaterThan(0);
  const [letter] = await letters();
  if (!letter) throw new Error(`Nothing was sent to ${to}.`);
  return letter;
}

/**
 * The code in the last message that was sent.
 *
 * @example await code.fill(await codeTo(visit, `+60${number}`))
 */
export async function codeTo(visit: Visit, to: string): Promise<string> {
  const { code } = await letterTo(visit, to);
  if (code === null) throw new Error(`No code was sent to ${to}.`);
  return code;
}
