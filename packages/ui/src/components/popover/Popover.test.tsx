import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Modal } from "../modal/Modal.tsx";
import { Popover } from "./Popover.tsx";

const filters = (
  <>
    <Popover label="Filters" trigger={<button>Open</button>}>
      <input aria-label="Vendor" />
    </Popover>
    <button>Elsewhere</button>
  </>
);

describe("Popover", () => {
  it("opens with focus inside and gives it back on Escape", async () => {
    const { user } = renderUi(filters);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("dialog", { name: "Filters" })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Vendor" })).toHaveFocus(),
    );
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Open" })).toHaveFocus(),
    );
  });

  it("leaves the page usable and closes on a press there", async () => {
    const { user } = renderUi(filters);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("injects no style element, which a strict policy would refuse", async () => {
    const { user } = renderUi(filters);
    const before = document.querySelectorAll("style").length;
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });

  it("is opened and closed by its button, which says so", async () => {
    const { user } = renderUi(filters);
    const button = screen.getByRole("button", { name: "Open" });
    expect(button).toHaveAttribute("aria-haspopup", "dialog");
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("is heard as", async () => {
    const { user } = renderUi(filters);
    await user.click(screen.getByRole("button", { name: "Open" }));
    const panel = screen.getByRole("dialog", { name: "Filters" });
    expect(transcript(panel)).toContain('textbox "Vendor" = "", focused');
  });

  it("closes on Escape without closing the dialog it stands in", async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal open title="Records" onClose={onClose}>
        {filters}
      </Modal>,
    );
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(
        screen.queryByRole("dialog", { name: "Filters" }),
      ).not.toBeInTheDocument(),
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});
