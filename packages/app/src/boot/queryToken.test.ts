import { describe, expect, it, vi } from "vitest";
import { takeQueryToken } from "./queryToken.ts";

function open(href: string) {
  const replaceState =
    vi.fn<(data: unknown, unused: string, url: string) => void>();
  const token = takeQueryToken({
    location: { href },
    history: { state: { kept: 1 }, replaceState },
  });
  return { token, replaceState };
}

const good = "a".repeat(32);

describe("takeQueryToken", () => {
  it("leaves an address without a token alone", () => {
    const { token, replaceState } = open(
      "https://portal.example/live?q=moon#top",
    );
    expect(token).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });

  // SES-02, OPN-16
  it("takes the token and keeps the rest of the address and the history state", () => {
    const { token, replaceState } = open(
      `https://portal.example/live?token=${good}&q=moon#top`,
    );
    expect(token).toBe(good);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(
      { kept: 1 },
      "",
      "/live?q=moon#top",
    );
  });

  it.each([
    ["nothing", "?token="],
    ["a header break", "?token=aaaaaaaaaaaaaaaaaaaa%0d%0aX-Evil:1"],
    ["markup", "?token=%3Cscript%3Ealert(1)%3C/script%3E"],
    ["more than 4 KB", `?token=${"a".repeat(4097)}`],
    ["two tokens", `?token=${good}&token=${good}`],
  ])("removes the parameter without using its value: %s", (_name, query) => {
    const { token, replaceState } = open(`https://portal.example/${query}`);
    expect(token).toBeUndefined();
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ kept: 1 }, "", "/");
  });
});
