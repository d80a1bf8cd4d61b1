import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const view = renderUi(
    <ConfirmDialog
      open
      title="Sign out?"
      message="A running game goes on."
      confirmLabel="Sign out"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { ...view, onConfirm, onCancel };
}

describe("ConfirmDialog", () => {
  it("is an alert dialog named by the question, described by the consequence, with focus on Cancel", () => {
    setUp({ tone: "danger" });
    expect(
      screen.getByRole("alertdialog", { name: "Sign out?" }),
    ).toHaveAccessibleDescription("A running game goes on.");
    expect(
      screen.getByRole("button", { name: wordsOf("ui.confirmDialog.cancel") }),
    ).toHaveFocus();
  });

  it("cancels when Enter is pressed right after it opens", async () => {
    const { user, onConfirm, onCancel } = setUp({ tone: "danger" });
    await user.keyboard("{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("reports a confirmation, and Escape as a cancellation", async () => {
    const { user, onConfirm, onCancel } = setUp();
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await user.keyboard("{Escape}");
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each([
    ["en", {}, "Cancel"],
    ["ms", { "ui.confirmDialog.cancel": "Batal" }, "Batal"],
  ])("is read to screen readers in %s", (locale, messages, cancel) => {
    renderUi(
      <ConfirmDialog
        open
        title="Sign out?"
        message="A running game goes on."
        confirmLabel="Sign out"
        onConfirm={() => {}}
        onCancel={() => {}}
      />,
      { locale, messages },
    );
    expect(transcript()).toEqual([
      'alertdialog "Sign out?", described "A running game goes on."',
      'heading "Sign out?", level 2',
      '"A running game goes on."',
      `button "${cancel}", focused`,
      'button "Sign out"',
    ]);
  });

  it("keeps Tab and Shift+Tab between its two buttons", async () => {
    const { user } = setUp();
    await user.tab();
    expect(screen.getByRole("button", { name: "Sign out" })).toHaveFocus();
    await user.tab();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.confirmDialog.cancel") }),
    ).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole("button", { name: "Sign out" })).toHaveFocus();
  });

  it("handles a title and a message of 10,000 characters", () => {
    setUp({ title: "w".repeat(10_000), message: "v".repeat(10_000) });
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  });

  it("ignores its buttons and Escape while busy", async () => {
    const { user, onConfirm, onCancel } = setUp({ busy: true });
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await user.keyboard("{Escape}");
    expect(
      screen.getByRole("button", { name: wordsOf("ui.confirmDialog.cancel") }),
    ).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
