import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ModeSwitch } from "./ModeSwitch.tsx";
import { wordsOf } from "../../words/english.testing.ts";

afterEach(() => document.documentElement.removeAttribute("data-mode"));

describe("ModeSwitch", () => {
  it.each([
    ["dark", wordsOf("ui.modeSwitch.toLight"), "light"],
    ["light", wordsOf("ui.modeSwitch.toDark"), "dark"],
  ] as const)(
    "in %s mode, is named '%s' and reports the other mode when clicked",
    async (mode, name, next) => {
      const onChange = vi.fn();
      const { user } = renderUi(<ModeSwitch mode={mode} onChange={onChange} />);
      await user.click(screen.getByRole("button", { name }));
      expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
    },
  );

  it("follows a change of the page's mode without a re-render", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<ModeSwitch onChange={onChange} />);
    await user.click(screen.getByRole("button"));
    expect(onChange).toHaveBeenLastCalledWith("light");
    document.documentElement.dataset["mode"] = "light";
    await user.click(screen.getByRole("button"));
    expect(onChange).toHaveBeenLastCalledWith("dark");
  });
});
