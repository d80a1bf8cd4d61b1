import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ClassifyMenu } from "./ClassifyMenu.tsx";

describe("ClassifyMenu", () => {
  it("marks the selected type and reports another one when it is pressed", async () => {
    const onSelect = vi.fn();
    const items = [
      { key: "ALL", label: "All" },
      { key: "JP", label: "Jackpot" },
    ];
    const { user } = renderUi(
      <ClassifyMenu
        label="Kinds"
        items={items}
        selected="ALL"
        onSelect={onSelect}
      />,
    );
    expect(screen.getByRole("group", { name: "Kinds" })).toBeInTheDocument();
    expect(
      screen.getByRole("button", {
        name: "All",
        pressed: true,
      }),
    ).toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: "Jackpot", pressed: false }),
    );
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("JP");
  });
});
