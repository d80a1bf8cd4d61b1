import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Modal } from "../modal/Modal.tsx";
import { Tooltip } from "./Tooltip.tsx";

const tipped = (
  <Tooltip text="Updated a minute ago" delay={0}>
    <button>Refresh</button>
  </Tooltip>
);

describe("Tooltip", () => {
  it("appears on focus, describes its element, and goes on Escape", async () => {
    const { user } = renderUi(tipped);
    await user.tab();
    expect(await screen.findByRole("tooltip")).toHaveTextContent(
      "Updated a minute ago",
    );
    expect(screen.getByRole("button")).toHaveAccessibleDescription(
      "Updated a minute ago",
    );
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("tooltip")).not.toBeInTheDocument(),
    );
  });

  it("appears on hover", async () => {
    const { user } = renderUi(tipped);
    await user.hover(screen.getByRole("button"));
    expect(await screen.findByRole("tooltip")).toBeInTheDocument();
  });

  it("goes when focus goes on", async () => {
    const { user } = renderUi(
      <>
        {tipped}
        <button>Next</button>
      </>,
    );
    await user.tab();
    expect(await screen.findByRole("tooltip")).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
    await waitFor(() =>
      expect(screen.queryByRole("tooltip")).not.toBeInTheDocument(),
    );
  });

  it("closes nothing else on its Escape", async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal open title="Wallet" onClose={onClose}>
        {tipped}
      </Modal>,
    );
    await user.tab();
    await user.tab();
    expect(await screen.findByRole("tooltip")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("tooltip")).not.toBeInTheDocument(),
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it("injects no style element, which a strict policy would refuse", async () => {
    const before = document.querySelectorAll("style").length;
    const { user } = renderUi(tipped);
    await user.tab();
    await screen.findByRole("tooltip");
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });
});
