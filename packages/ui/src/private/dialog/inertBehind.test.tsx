import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { Drawer } from "../../components/drawer/Drawer.tsx";
import { Modal } from "../../components/modal/Modal.tsx";
import { Toaster } from "../../components/toast/Toaster.tsx";
import { renderUi } from "../testing.tsx";

function Page({ open = false, asked = false }) {
  return (
    <>
      <main>
        <button>Behind</button>
        <p aria-live="polite">Saved.</p>
        <section inert>Asleep</section>
      </main>
      <Toaster />
      <Modal open={open} onClose={() => {}} title="Limits">
        Within
      </Modal>
      <ConfirmDialog
        open={asked}
        title="Sign out?"
        message="A running game goes on."
        confirmLabel="Sign out"
        onConfirm={() => {}}
        onCancel={() => {}}
      />
    </>
  );
}

/** Whether the element with this text is inert. */
const isHeld = (words: string) =>
  screen.getByText(words).closest("[inert]") !== null;

describe("the page behind a dialog", () => {
  it("is inert once a dialog is open, and restored afterwards", async () => {
    const { rerender } = renderUi(<Page />);
    expect(isHeld("Behind")).toBe(false);

    rerender(<Page open />);
    expect(isHeld("Behind")).toBe(false);
    await waitFor(() => expect(isHeld("Behind")).toBe(true));
    expect(isHeld("Within")).toBe(false);

    rerender(<Page open asked />);
    await waitFor(() => expect(isHeld("Within")).toBe(true));
    expect(isHeld("A running game goes on.")).toBe(false);

    rerender(<Page open />);
    expect(isHeld("Within")).toBe(false);
    expect(isHeld("Behind")).toBe(true);

    rerender(<Page />);
    expect(isHeld("Behind")).toBe(false);
    expect(isHeld("Asleep")).toBe(true);
  });

  it("is left alone by a dialog that closes before it was seen", async () => {
    const { rerender } = renderUi(<Page open />);
    rerender(<Page />);
    rerender(<Page asked />);
    await waitFor(() => expect(isHeld("Behind")).toBe(true));
    rerender(<Page />);
    expect(isHeld("Behind")).toBe(false);
  });

  it("keeps live regions and toasts active", async () => {
    const { rerender, user } = renderUi(<Page />);
    /* The first press loads the region for toasts. */
    await user.click(screen.getByText("Saved."));
    await waitFor(() =>
      expect(document.querySelector("[data-over-dialogs]")).not.toBeNull(),
    );
    rerender(<Page open />);
    await waitFor(() => expect(isHeld("Behind")).toBe(true));
    expect(isHeld("Saved.")).toBe(false);
    expect(
      document.querySelector(
        "[inert] [data-over-dialogs], [inert][data-over-dialogs]",
      ),
    ).toBeNull();
  });
});

describe("dialog content", () => {
  const dialogs = [
    [
      "dialog",
      <Modal key="modal" open title="Limits" onClose={() => {}}>
        Long words
      </Modal>,
    ],
    [
      "dialog",
      <Drawer key="drawer" open title="Limits" onClose={() => {}}>
        Long words
      </Drawer>,
    ],
    [
      "alertdialog",
      <ConfirmDialog
        key="question"
        open
        title="Limits"
        message="Long words"
        confirmLabel="Yes"
        onConfirm={() => {}}
        onCancel={() => {}}
      />,
    ],
  ] as const;

  it.each(dialogs)(
    "is a named tab stop when it scrolls (%s)",
    async (role, shown) => {
      Object.defineProperty(HTMLElement.prototype, "scrollHeight", {
        configurable: true,
        get: () => 900,
      });
      try {
        renderUi(shown);
        expect(screen.getByRole(role)).toContainElement(
          await screen.findByRole("group", { name: "Limits" }),
        );
        expect(screen.getByRole("group", { name: "Limits" })).toHaveAttribute(
          "tabindex",
          "0",
        );
      } finally {
        Reflect.deleteProperty(HTMLElement.prototype, "scrollHeight");
      }
    },
  );

  it.each(dialogs)(
    "is not a tab stop when everything fits (%s)",
    (_role, shown) => {
      renderUi(shown);
      expect(screen.queryByRole("group")).toBeNull();
    },
  );
});
