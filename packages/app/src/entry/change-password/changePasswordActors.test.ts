import { describe, expect, it } from "vitest";
import type { Client } from "@foyer/platform/client";
import { CallError, type ErrorCode } from "@foyer/platform/errors";
import { askSaved } from "./changePasswordActors.ts";

function client(answer: true | ErrorCode) {
  const asked: unknown[] = [];
  const call: Client["call"] = (definition, request) => {
    asked.push(request);
    return answer === true
      ? Promise.resolve(definition.response["~types"]?.output)
      : Promise.reject(new CallError({ code: answer }));
  };
  return { asked, client: { call } };
}

const ask = (answer: true | ErrorCode) =>
  askSaved(client(answer).client, "new one", new AbortController().signal);

describe("checking whether a new password was saved", () => {
  it("tries to change the new password to itself, which changes nothing", async () => {
    const platform = client("VALIDATION");
    await askSaved(platform.client, "new one", new AbortController().signal);
    expect(platform.asked).toEqual([
      {
        oldPassword: "new one",
        newPassword: "new one",
        confirmNewPassword: "new one",
      },
    ]);
  });

  it.each(["VALIDATION", true] as const)(
    "reads %s as saved",
    async (answer) => {
      expect(await ask(answer)).toEqual({ ok: true });
    },
  );

  it("reads a wrong current password as not saved", async () => {
    expect(await ask("OLD_PASSWORD_WRONG")).toEqual({ ok: false });
  });

  it.each(["NETWORK", "TIMEOUT", "TOO_MANY_REQUESTS", "UNKNOWN"] as const)(
    "leaves the result unknown after %s",
    async (code) => {
      expect(await ask(code)).toMatchObject({ error: { reason: code } });
    },
  );
});
