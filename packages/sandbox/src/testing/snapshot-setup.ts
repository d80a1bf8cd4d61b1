import { readSnapshot, testDay } from "../bring-up/snapshot.ts";

/** Makes the snapshots before several test files need them: the tests' own, and that of a sandbox started today. */
export default async function setup(): Promise<void> {
  const url = process.env["DATABASE_URL"];
  if (url !== undefined && url !== "") return;
  await readSnapshot(testDay);
  await readSnapshot(Date.now());
}
