import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/* Names that every object inherits. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

it.each(inherited)("ignores a query field named %s", async (name) => {
  const answer = await sandbox.send(`/wps/system/status?${name}=1`);
  expect(answer.status).toBe(200);
});

it.each(inherited)("answers 404 for a service named %s", async (name) => {
  for (const path of [
    `/identitytoolkit.googleapis.com/v1/${name}`,
    `/sandbox/payments/${name}`,
  ]) {
    const answer = await sandbox.send(path, { method: "POST", body: "" });
    expect(answer.status, path).toBe(404);
  }
});
