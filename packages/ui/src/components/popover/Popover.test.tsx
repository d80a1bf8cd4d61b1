import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
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
});
