import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("CopyButton", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("copies the value to the clipboard and announces it", async () => {
    const onCopied = vi.fn();
    const { user } = renderUi(
      <CopyButton
        value="darwin88"
        label={wordsOf("ui.memberMenu.copy")}
        onCopied={onCopied}
      />,
    );
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.memberMenu.copy") }),
    );
    expect(await navigator.clipboard.readText()).toBe("darwin88");
    expect(
      await screen.findByText(wordsOf("ui.copyButton.copied")),
    ).toBeInTheDocument();
    expect(onCopied).toHaveBeenCalledOnce();
  });

  it("clears its announcement after two seconds", async () => {
    const { user } = renderUi(
      <CopyButton value="darwin88" label={wordsOf("ui.memberMenu.copy")} />,
    );
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    screen.getByRole("button", { name: wordsOf("ui.memberMenu.copy") }).click();
    await act(async () => {
      await Promise.resolve();
      await Promise.resolve();
    });
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.copyButton.copied"),
    );
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(user).toBeDefined();
  });

  it("shows a failure when the browser denies access to the clipboard", async () => {
    const onCopied = vi.fn();
    const { user } = renderUi(
      <CopyButton
        value="darwin88"
        label={wordsOf("ui.memberMenu.copy")}
        onCopied={onCopied}
      />,
    );
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(
      new Error("denied"),
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.memberMenu.copy") }),
    );
    expect(
      await screen.findByText(wordsOf("ui.copyButton.failed")),
    ).toBeInTheDocument();
    expect(onCopied).not.toHaveBeenCalled();
  });
});
