import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import type { LobbyVendor } from "@foyer/platform/domain";
import { describe, expect, it } from "vitest";
import startActors from "../../actors/startActors.ts";
import { english, wordsOf } from "../../testing/english.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { StoryServices } from "../../testing/StoryServices.tsx";
import { VendorEntry } from "./VendorEntry.tsx";

const show = (gameType: LobbyVendor["gameType"]) =>
  render(
    <IntlProvider locale="en" messages={english}>
      <StoryServices actors={startActors(fakeServices().services)}>
        <VendorEntry
          vendor={{
            vassalage: "LUMEN",
            title: "Lumen Works",
            accountTypeName: "",
            isGame: "",
            gameType,
          }}
          chosen=""
        />
      </StoryServices>
    </IntlProvider>,
  );

// GAM-04
describe("a provider's card", () => {
  it.each(["LIVE", "SPORTS", "FISH", "PVP", "ELOTT"] as const)(
    "offers to play the game of a %s provider",
    (gameType) => {
      show(gameType);
      expect(
        screen.getByRole("button", { name: "Play Lumen Works" }),
      ).toBeInTheDocument();
      expect(
        screen.getByText(wordsOf("ui.vendorCard.play")),
      ).toBeInTheDocument();
    },
  );

  it("leads to the games of a slots provider, and has no play button", () => {
    show("RNG");
    expect(
      screen.getByRole("button", { name: "Games by Lumen Works" }),
    ).toBeInTheDocument();
    expect(
      screen.queryByText(wordsOf("ui.vendorCard.play")),
    ).not.toBeInTheDocument();
  });
});
