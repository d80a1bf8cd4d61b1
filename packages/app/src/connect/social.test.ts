import { describe, expect, it, vi } from "vitest";
import { socialScript } from "../../build/connectors.ts";
import { handSocialOver } from "./social.ts";

function popup(search: string, opened = true) {
  const postMessage = vi.fn<(data: unknown, origin: string) => void>();
  const close = vi.fn<() => void>();
  const view = {
    location: { search, origin: "https://portal.example" },
    opener: opened ? { postMessage } : null,
    close,
  };
  return { view, postMessage, close };
}

const run = (view: object) => Reflect.apply(handSocialOver, undefined, [view]);

describe("the return from a social login", () => {
  it("sends state and code to the portal's exact origin, and closes the popup", () => {
    const { view, postMessage, close } = popup("?state=s-1&code=c%2F1");
    run(view);
    expect(postMessage.mock.calls).toEqual([
      [
        { type: "foyer:social", state: "s-1", code: "c/1" },
        "https://portal.example",
      ],
    ]);
    expect(close).toHaveBeenCalledOnce();
  });

  it("sends no code when access was denied", () => {
    const { view, postMessage } = popup("?state=s-1&error=access_denied");
    run(view);
    expect(postMessage.mock.calls[0]?.[0]).toEqual({
      type: "foyer:social",
      state: "s-1",
      code: "",
    });
  });

  it("closes a window that has no opener", () => {
    const { view, close } = popup("?state=s-1&code=c", false);
    run(view);
    expect(close).toHaveBeenCalledOnce();
  });

  it("compiles to a script without imports", async () => {
    const { view, postMessage } = popup("?state=a&code=b");
    const script = await socialScript();
    expect(script).not.toMatch(/import|export/);
    new Function("window", script)(view);
    expect(postMessage).toHaveBeenCalledOnce();
  });
});
