import { afterEach, expect, it, vi } from "vitest";
import { randomId } from "./randomId.ts";

afterEach(() => vi.unstubAllGlobals());

it("creates version 4 UUIDs, even in an insecure context", () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues });
  const made = Array.from({ length: 50 }, randomId);
  for (const id of made)
    expect(id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  expect(new Set(made).size).toBe(50);
});
