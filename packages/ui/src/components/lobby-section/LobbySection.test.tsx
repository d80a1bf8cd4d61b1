import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { LobbySection } from "./LobbySection.tsx";

describe("LobbySection", () => {
  it("is a region named by its heading, with the count beside it", () => {
    renderUi(
      <LobbySection title="Hot games" count={1248}>
        cards
      </LobbySection>,
    );
    const region = screen.getByRole("region", { name: "Hot games" });
    expect(
      within(region).getByRole("heading", { level: 2, name: "Hot games" }),
    ).toBeInTheDocument();
    expect(within(region).getByText("1,248")).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("links to the full list when it has an address", () => {
    renderUi(
      <LobbySection title="Hot games" actionLabel="See all" actionHref="/rng">
        cards
      </LobbySection>,
    );
    expect(screen.getByRole("link", { name: "See all" })).toHaveAttribute(
      "href",
      "/rng",
    );
  });

  it("reports a click on its action when there is no address", async () => {
    const onAction = vi.fn();
    const { user } = renderUi(
      <LobbySection title="Recent" actionLabel="See all" onAction={onAction}>
        cards
      </LobbySection>,
    );
    await user.click(screen.getByRole("button", { name: "See all" }));
    expect(onAction).toHaveBeenCalledOnce();
  });
});
