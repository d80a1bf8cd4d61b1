import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/* Names that every object inherits. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

it.each(inherited)("a field %s is one that nobody knows", async (name) => {
  const answer = await sandbox.send(`/wps/system/status?${name}=1`);
  expect(answer.status).toBe(200);
});

it.each(inherited)("a service %s is one that there is not", async (name) => {
  for (const path of [
    `/identitytoolkit.googleapis.com/v1/${name}`,
    `/sandbox/payments/${name}`,
  ]) {
    const answer = await sandbox.send(path, { method: "POST", body: "" });
    expect(answer.status, path).toBe(404);
  }
});
