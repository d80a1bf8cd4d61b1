import { readSnapshot } from "../bring-up/snapshot.ts";

/** Makes the snapshot before several test files need it at the same time. */
export default async function setup(): Promise<void> {
  const url = process.env["DATABASE_URL"];
  if (url === undefined || url === "") await readSnapshot();
}
