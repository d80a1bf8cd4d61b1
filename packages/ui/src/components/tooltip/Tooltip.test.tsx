import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
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
});
