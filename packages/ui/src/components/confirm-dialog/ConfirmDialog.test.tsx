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
  it("is an alert with question and consequence, and puts focus on the harmless answer", () => {
    setUp({ tone: "danger" });
    expect(
      screen.getByRole("alertdialog", { name: "Sign out?" }),
    ).toHaveAccessibleDescription("A running game goes on.");
    expect(
      screen.getByRole("button", { name: wordsOf("ui.confirmDialog.cancel") }),
    ).toHaveFocus();
  });

  it("so that a hasty Enter changes nothing", async () => {
    const { user, onConfirm, onCancel } = setUp({ tone: "danger" });
    await user.keyboard("{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("reports the yes, and Escape as the no", async () => {
    const { user, onConfirm, onCancel } = setUp();
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await user.keyboard("{Escape}");
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each([
    ["en", {}, "Cancel"],
    ["ms", { "ui.confirmDialog.cancel": "Batal" }, "Batal"],
  ])("is heard in %s as", (locale, messages, cancel) => {
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

  it("keeps Tab between its answers", async () => {
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

  it("survives endless words", () => {
    setUp({ title: "w".repeat(10_000), message: "v".repeat(10_000) });
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  });

  it("takes no answer while the yes is carried out", async () => {
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
