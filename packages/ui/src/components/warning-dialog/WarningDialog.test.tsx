import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Modal } from "../modal/Modal.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { WarningDialog, type WarningDialogProps } from "./WarningDialog.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const onConfirm = vi.fn();
const onCancel = vi.fn();

const warning = (props: Partial<WarningDialogProps> = {}) => (
  <WarningDialog
    open
    title="Give up the bonus?"
    message="It is taken back at once."
    losses={["RM 50.00 of bonus", "RM 128.40 won with it"]}
    confirmLabel="Give up"
    cancelLabel="Keep"
    onConfirm={onConfirm}
    onCancel={onCancel}
    {...props}
  />
);

function setUp(
  props: Partial<WarningDialogProps> = {},
  options: Parameters<typeof renderUi>[1] = {},
) {
  onConfirm.mockReset();
  onCancel.mockReset();
  return renderUi(warning(props), options);
}

const yes = () => screen.getByRole("button", { name: "Give up" });
const no = () => screen.getByRole("button", { name: "Keep" });

describe("WarningDialog", () => {
  it("is an alert that lists every loss before the confirm button", () => {
    setUp();
    const alert = screen.getByRole("alertdialog", {
      name: "Give up the bonus?",
    });
    expect(alert).toHaveAccessibleDescription(
      /^It is taken back at once\.\s*RM 50\.00 of bonus\s*RM 128\.40 won with it$/,
    );
    const words = alert.textContent ?? "";
    expect(words.indexOf("RM 50.00")).toBeLessThan(
      words.indexOf("Give up", 20),
    );
  });

  it("focuses cancel even with a checkbox and a typed word, so that a hasty Enter confirms nothing", async () => {
    const { user } = setUp({ consent: "I know", typedWord: "GONE" });
    expect(no()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("focuses cancel when opened over another dialog", () => {
    const over = (open: boolean) => (
      <>
        <Modal open title="Bonus" onClose={onCancel}>
          <button type="button">Details</button>
        </Modal>
        {warning({ open })}
      </>
    );
    const { rerender } = renderUi(over(false));
    rerender(over(true));
    expect(no()).toHaveFocus();
  });

  it("gives both buttons the same visual weight", () => {
    setUp();
    const shape = (button: HTMLElement) =>
      button.className.split(" ").filter((name) => !/tone/.test(name));
    expect(shape(yes())).toEqual(shape(no()));
  });

  it("reports confirmation, and Escape as cancellation", async () => {
    const { user } = setUp();
    await user.click(yes());
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith();
    await user.keyboard("{Escape}");
    expect(onCancel).toHaveBeenCalledExactlyOnceWith();
  });

  it("cannot be confirmed before the checkbox is ticked, and says why", async () => {
    const { user } = setUp({ consent: "I have seen it arrive" });
    expect(yes()).toHaveAccessibleDescription(
      wordsOf("ui.warningDialog.tickFirst"),
    );
    await user.click(yes());
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(
      screen.getByRole("checkbox", { name: "I have seen it arrive" }),
    );
    await user.click(yes());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("cannot be confirmed before the word is typed, ignoring case and surrounding spaces", async () => {
    const { user } = setUp({ typedWord: "CLOSE" });
    const field = screen.getByRole("textbox", {
      name: "Type “CLOSE” to continue",
    });
    await user.type(field, "clos");
    await user.click(yes());
    expect(onConfirm).not.toHaveBeenCalled();
    await user.type(field, "e ");
    await user.click(yes());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("is not confirmed by Enter in the text field", async () => {
    const { user } = setUp({ typedWord: "CLOSE" });
    await user.type(screen.getByRole("textbox"), "CLOSE{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("unticks the checkbox when it is reopened", async () => {
    const { user, rerender } = setUp({ consent: "I know" });
    await user.click(screen.getByRole("checkbox", { name: "I know" }));
    rerender(warning({ consent: "I know", open: false }));
    rerender(warning({ consent: "I know" }));
    expect(screen.getByRole("checkbox", { name: "I know" })).not.toBeChecked();
  });

  it("accepts no answer while the confirmation is being processed", async () => {
    const { user } = setUp({ busy: true });
    await user.click(yes());
    await user.keyboard("{Escape}");
    expect(no()).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it("shows its texts in Malay", () => {
    setUp(
      { cancelLabel: undefined, consent: "Saya tahu" },
      {
        locale: "ms",
        messages: {
          "ui.warningDialog.cancel": "Kekalkan semuanya",
          "ui.warningDialog.tickFirst": "Tandakan kotak di atas dahulu.",
        },
      },
    );
    expect(
      screen.getByRole("button", { name: "Kekalkan semuanya" }),
    ).toHaveFocus();
    expect(yes()).toHaveAccessibleDescription("Tandakan kotak di atas dahulu.");
  });

  it.each([
    ["en", {}, wordsOf("ui.warningDialog.tickFirst")],
    [
      "ms",
      { "ui.warningDialog.tickFirst": "Tandakan kotak di atas dahulu." },
      "Tandakan kotak di atas dahulu.",
    ],
  ])(
    "exposes its whole content to screen readers in %s",
    (locale, messages, reason) => {
      setUp({ consent: "I know" }, { locale, messages });
      expect(transcript()).toEqual([
        'alertdialog "Give up the bonus?", described "It is taken back at once. RM 50.00 of bonus RM 128.40 won with it"',
        'heading "Give up the bonus?", level 2',
        '"It is taken back at once."',
        '"RM 50.00 of bonus"',
        '"RM 128.40 won with it"',
        'checkbox "I know", not checked',
        '"I know"',
        'button "Keep", focused',
        `button "Give up", disabled, described "${reason}"`,
        `"${reason}"`,
      ]);
    },
  );

  it("handles texts of 10,000 characters", () => {
    setUp({ title: "w".repeat(10_000), message: "v".repeat(10_000) });
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  });
});
