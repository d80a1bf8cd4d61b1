import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { locked } from "../../private/dialog/DialogShell.css.ts";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Drawer } from "./Drawer.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Menu</button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu">
        <a href="/slots">Slots</a>
      </Drawer>
    </>
  );
}

describe("Drawer", () => {
  it("takes focus, closes with its close button and returns focus", async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    expect(screen.getByRole("dialog", { name: "Menu" })).toHaveFocus();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.drawer.close") }),
    );
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus(),
    );
  });

  it("closes on Escape", async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("closes on a press outside it", async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await waitFor(() => expect(document.body.style.pointerEvents).toBe("none"));
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("keeps Tab and Shift+Tab inside", async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.tab();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.drawer.close") }),
    ).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Slots" })).toHaveFocus();
    await user.tab();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.drawer.close") }),
    ).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole("link", { name: "Slots" })).toHaveFocus();
  });

  it("locks page scrolling until it has closed", async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    expect(document.documentElement).toHaveClass(locked);
    await user.keyboard("{Escape}");
    expect(document.documentElement).not.toHaveClass(locked);
  });

  it.each([
    ["en", {}, "Close"],
    ["ms", { "ui.drawer.close": "Tutup" }, "Tutup"],
  ])("is read to screen readers in %s", (locale, messages, close) => {
    renderUi(
      <Drawer open onClose={() => {}} title="Menu">
        <a href="/slots">Slots</a>
      </Drawer>,
      { locale, messages },
    );
    expect(transcript()).toEqual([
      'dialog "Menu", focused',
      'heading "Menu", level 2',
      `button "${close}"`,
      'link "Slots"',
    ]);
  });
});
