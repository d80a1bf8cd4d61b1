// @ts-check
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./ports.mjs";

const base = 23_400;

it("picks the next port when one is taken or reserved", async () => {
  const free = await freePort(base);
  const server = createServer();
  await new Promise((resolve) =>
    server.listen(free, "127.0.0.1", () => resolve(undefined)),
  );
  try {
    const next = await freePort(free);
    expect(next).toBeGreaterThan(free);
    expect(await freePort(free, new Set([next]))).toBeGreaterThan(next);
  } finally {
    server.close();
  }
});
