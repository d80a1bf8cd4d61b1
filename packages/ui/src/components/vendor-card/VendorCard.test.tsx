import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { VendorCard } from "./VendorCard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("VendorCard", () => {
  // GAM-04
  it("starts the game directly when it is playable", async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(
      <VendorCard
        title="Ostra Live"
        subtitle="Live casino"
        playable
        onOpen={onOpen}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Play Ostra Live" }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.getByText(wordsOf("ui.vendorCard.play"))).toBeInTheDocument();
    expect(screen.getByText("Live casino")).toBeInTheDocument();
  });

  // GAM-04
  it("opens the list of games otherwise, without a play button", async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(<VendorCard title="Lumen" onOpen={onOpen} />);
    await user.click(screen.getByRole("button", { name: "Games by Lumen" }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(
      screen.queryByText(wordsOf("ui.vendorCard.play")),
    ).not.toBeInTheDocument();
  });
});
