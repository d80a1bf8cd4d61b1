import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { locked } from "../../private/dialog/DialogShell.css.ts";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuItem } from "../dropdown-menu/DropdownMenuItem.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Modal, type ModalProps } from "./Modal.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function Page(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal
        title="Limits"
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const root = document.documentElement;
const dialog = (name: string) => screen.getByRole("dialog", { name });
beforeEach(() => expect(root).not.toHaveClass(locked));

describe("Modal", () => {
  it("is named by its title, described by its description, and takes focus when it opens", async () => {
    const { user } = renderUi(<Page description="What you may spend." />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(dialog("Limits")).toHaveAccessibleDescription("What you may spend.");
    expect(dialog("Limits")).toHaveFocus();
  });

  // OPN-63
  it("closes with its close button and with Escape, and returns focus to its opener", async () => {
    const { user } = renderUi(<Page />);
    const open = screen.getByRole("button", { name: "Open" });
    await user.click(open);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.modal.close") }),
    );
    await waitFor(() => expect(open).toHaveFocus());
    await user.click(open);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(open).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("returns focus to its opener even when a field inside took focus on opening", async () => {
    const { user } = renderUi(
      <Page>
        <TextField
          autoFocus
          label="Amount"
          name="amount"
          value=""
          onChange={() => {}}
        />
      </Page>,
    );
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("textbox", { name: "Amount" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Open" })).toHaveFocus(),
    );
  });

  it("returns focus to the menu button when a menu entry opened it", async () => {
    function Menu() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <DropdownMenu trigger={<button>Account</button>}>
            <DropdownMenuItem onSelect={() => setOpen(true)}>
              Limits
            </DropdownMenuItem>
          </DropdownMenu>
          <Modal title="Limits" open={open} onClose={() => setOpen(false)} />
        </>
      );
    }
    const { user } = renderUi(<Menu />);
    await user.click(screen.getByRole("button", { name: "Account" }));
    await user.click(screen.getByRole("menuitem", { name: "Limits" }));
    await waitFor(() => expect(dialog("Limits")).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Account" })).toHaveFocus(),
    );
  });

  // MOD-04
  it("stays open on a click outside", async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    /* A real press comes in a later task than the one in which Radix adds its listener. */
    await waitFor(() => expect(document.body.style.pointerEvents).toBe("none"));
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
    expect(dialog("Limits")).toBeInTheDocument();
  });

  // PWD-04, OPN-63
  it("has no close button and ignores Escape while forced", async () => {
    const { user } = renderUi(<Page forced />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.modal.close") }),
    ).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(dialog("Limits")).toBeInTheDocument();
  });

  // MOD-07
  it("keeps Tab inside the dialog", async () => {
    const { user } = renderUi(<Page footer={<button>Save</button>} />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.tab();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.modal.close") }),
    ).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    await user.tab();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.modal.close") }),
    ).toHaveFocus();
  });

  it("keeps Shift+Tab inside the dialog", async () => {
    const { user } = renderUi(<Page footer={<button>Save</button>} />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.tab({ shift: true });
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(
      screen.getByRole("button", { name: wordsOf("ui.modal.close") }),
    ).toHaveFocus();
  });

  it("cannot be closed while busy, and can be closed again afterwards", async () => {
    const onClose = vi.fn();
    const at = (busy: boolean) => (
      <Modal open title="Limits" busy={busy} onClose={onClose} />
    );
    const { user, rerender } = renderUi(at(true));
    await user.keyboard("{Escape}");
    expect(
      screen.getByRole("button", { name: wordsOf("ui.modal.close") }),
    ).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
    rerender(at(false));
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  // MOD-05
  it("returns focus without scrolling the page, and releases the scroll lock", async () => {
    const { user } = renderUi(<Page />);
    const open = screen.getByRole("button", { name: "Open" });
    await user.click(open);
    const focus = vi.spyOn(open, "focus");
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(focus).toHaveBeenCalledWith({ preventScroll: true }),
    );
    expect(root).not.toHaveClass(locked);
  });

  it.each([
    ["en", {}, "Close"],
    ["ms", { "ui.modal.close": "Tutup" }, "Tutup"],
  ])("has the expected transcript in %s", (locale, messages, close) => {
    renderUi(
      <Modal
        open
        title="Limits"
        description="What you may spend."
        onClose={() => {}}
        footer={<button>OK</button>}
      >
        <p>Fifty a day.</p>
      </Modal>,
      { locale, messages },
    );
    expect(transcript()).toEqual([
      'dialog "Limits", focused, described "What you may spend."',
      'heading "Limits", level 2',
      '"What you may spend."',
      `button "${close}"`,
      '"Fifty a day."',
      'button "OK"',
    ]);
  });

  it("handles a title of 10,000 characters", () => {
    const endless = "w".repeat(10_000);
    renderUi(<Modal open title={endless} onClose={() => {}} />);
    expect(dialog(endless)).toBeInTheDocument();
  });

  it("hides the page from screen readers while it is open", async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(
      screen.queryByRole("button", { name: "Open" }),
    ).not.toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: "Open", hidden: true }),
    ).toBeInTheDocument();
  });

  it("names its close button in the page's language", async () => {
    const { user } = renderUi(<Page />, {
      locale: "ms",
      messages: { "ui.modal.close": "Tutup" },
    });
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("button", { name: "Tutup" })).toBeInTheDocument();
  });

  it("injects no style element, which a strict content security policy would block", async () => {
    const { user } = renderUi(<Page />);
    const before = document.querySelectorAll("style").length;
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });
});

describe("nested modals", () => {
  function Two() {
    const [first, setFirst] = useState(false);
    const [second, setSecond] = useState(false);
    return (
      <>
        <button onClick={() => setFirst(true)}>Open</button>
        <Modal title="First" open={first} onClose={() => setFirst(false)}>
          <button onClick={() => setSecond(true)}>More</button>
          <Modal title="Second" open={second} onClose={() => setSecond(false)}>
            <button onClick={() => setFirst(false)}>Leave all</button>
          </Modal>
        </Modal>
      </>
    );
  }

  // MOD-05, MOD-06
  it("lock the page's scroll until the last one has closed", async () => {
    const { user } = renderUi(<Two />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(root).toHaveClass(locked);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.promotionCard.more") }),
    );
    await user.keyboard("{Escape}");
    expect(
      screen.queryByRole("dialog", { name: "Second" }),
    ).not.toBeInTheDocument();
    expect(root).toHaveClass(locked);
    await waitFor(() =>
      expect(
        screen.getByRole("button", { name: wordsOf("ui.promotionCard.more") }),
      ).toHaveFocus(),
    );
    await user.keyboard("{Escape}");
    expect(root).not.toHaveClass(locked);
  });

  it("release the page's scroll when both close together", async () => {
    const { user } = renderUi(<Two />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.promotionCard.more") }),
    );
    await user.click(screen.getByRole("button", { name: "Leave all" }));
    expect(root).not.toHaveClass(locked);
  });

  it("focus the dialog behind when the opener in it is gone", async () => {
    function Settled() {
      const [step, setStep] = useState<"ask" | "sure" | "done">("ask");
      return (
        <>
          <Modal title="Question" open onClose={vi.fn()}>
            {step !== "done" && (
              <button onClick={() => setStep("sure")}>Answer</button>
            )}
          </Modal>
          <Modal title="Sure?" open={step === "sure"} onClose={vi.fn()}>
            <button onClick={() => setStep("done")}>Yes</button>
          </Modal>
        </>
      );
    }
    const { user } = renderUi(<Settled />);
    await user.click(screen.getByRole("button", { name: "Answer" }));
    await user.click(
      within(dialog("Sure?")).getByRole("button", { name: "Yes" }),
    );
    await waitFor(() => expect(dialog("Question")).toHaveFocus());
  });

  it("return focus to the first opener when one dialog has replaced another", async () => {
    function Swap() {
      const [which, setWhich] = useState<"none" | "in" | "up">("none");
      const close = vi.fn(() => setWhich("none"));
      return (
        <>
          <button onClick={() => setWhich("in")}>Open</button>
          <Modal title="Sign in" open={which === "in"} onClose={close}>
            <button onClick={() => setWhich("up")}>Register instead</button>
          </Modal>
          <Modal title="Register" open={which === "up"} onClose={close} />
        </>
      );
    }
    const { user } = renderUi(<Swap />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(
      within(dialog("Sign in")).getByRole("button", {
        name: "Register instead",
      }),
    );
    await waitFor(() => expect(dialog("Register")).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Open" })).toHaveFocus(),
    );
  });

  it("leave the focus to the dialog that has replaced them at once", async () => {
    function Forced() {
      const [which, setWhich] = useState<"none" | "in" | "new">("none");
      return (
        <>
          <button onClick={() => setWhich("in")}>Open</button>
          {which === "in" && (
            <Modal title="Sign in" open onClose={() => {}}>
              <button onClick={() => setWhich("new")}>Log in</button>
            </Modal>
          )}
          {which === "new" && <Modal title="New password" open forced />}
        </>
      );
    }
    const { user } = renderUi(<Forced />);
    const opener = screen.getByRole("button", { name: "Open" });
    await user.click(opener);
    const focus = vi.spyOn(opener, "focus");
    const givesBack = vi.fn();
    dialog("Sign in").addEventListener(
      "focusScope.autoFocusOnUnmount",
      givesBack,
    );
    await user.click(
      within(dialog("Sign in")).getByRole("button", { name: "Log in" }),
    );
    await waitFor(() => expect(dialog("New password")).toHaveFocus());
    // A dialog gives the focus back in a task of its own.
    await waitFor(() => expect(givesBack).toHaveBeenCalled());
    expect(focus).not.toHaveBeenCalled();
    expect(dialog("New password")).toHaveFocus();
  });
});
