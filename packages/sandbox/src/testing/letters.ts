import * as v from "valibot";
import type { TestSandbox } from "./harness.ts";

const letterSchema = v.object({
  channel: v.picklist(["sms", "mail"]),
  recipient: v.string(),
  purpose: v.string(),
  subject: v.string(),
  body: v.string(),
  code: v.nullable(v.string()),
  link: v.nullable(v.string()),
});
export type Letter = v.InferOutput<typeof letterSchema>;

/** Messages sent to a recipient in a run, the latest first. */
export async function lettersTo(
  sandbox: TestSandbox,
  run: string,
  to: string,
): Promise<readonly Letter[]> {
  const query = new URLSearchParams({ run, to });
  return v.parse(
    v.array(letterSchema),
    await sandbox.control("GET", `/outbox?${query.toString()}`),
  );
}

/** The code that was sent last. */
export async function codeTo(
  sandbox: TestSandbox,
  run: string,
  to: string,
): Promise<string> {
  const [letter] = await lettersTo(sandbox, run, to);
  if (typeof letter?.code !== "string")
    throw new Error(`No code was sent to ${to}.`);
  return letter.code;
}

let last = 0;

/** A Malaysian number that is unique within this file: as typed, and in full. */
export function newNumber() {
  last += 1;
  const mobileNum = `18${String(last).padStart(7, "0")}`;
  return { mobileNum, countryDialingCode: "60", full: `60${mobileNum}` };
}

/** A code that is not this one. */
export const otherThan = (code: string): string =>
  code === "000000" ? "000001" : "000000";
