import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntlProvider } from "react-intl";
import { describe, expect, it, vi } from "vitest";
import { english, wordsOf } from "../testing/english.ts";
import { LostDialog } from "./LostDialog.tsx";

const show = (onClose?: () => void) =>
  render(
    <IntlProvider locale="en" messages={english}>
      <LostDialog onClose={onClose}>
        <button type="button">Try again</button>
      </LostDialog>
    </IntlProvider>,
  );
const box = (): HTMLDialogElement => screen.getByRole("dialog");

describe("a dialog whose code could not be loaded", () => {
  it("shows the failure over the page, and closes with its close button", async () => {
    const onClose = vi.fn();
    show(onClose);
    expect(box()).toHaveAccessibleName(wordsOf("ui.loadFailure.title"));
    expect(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: wordsOf("receipt.close") }),
    );
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("stays open when it must not be closed, even if the browser closes it", () => {
    show();
    expect(
      screen.queryByRole("button", { name: wordsOf("receipt.close") }),
    ).toBeNull();
    const dialog = box();
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
  });

  it("does not call onClose when the loaded dialog replaces it", () => {
    const onClose = vi.fn();
    const { unmount } = show(onClose);
    unmount();
    expect(onClose).not.toHaveBeenCalled();
  });
});
