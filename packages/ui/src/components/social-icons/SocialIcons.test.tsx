import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { channels, socialChannels } from "./channels.ts";
import { SocialIcons } from "./SocialIcons.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("SocialIcons", () => {
  it.each(socialChannels)("shows %s only when it has an address", (channel) => {
    const address = "https://channels.example/foyer";
    const { rerender } = renderUi(
      <SocialIcons links={{ [channel]: address }} />,
    );
    const link = screen.getByRole("link", {
      name: `${channels[channel].name} (opens in a new tab)`,
    });
    expect(link).toHaveAttribute("href", address);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
    rerender(<SocialIcons links={{ [channel]: "" }} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("lists all eight channels in a fixed order", () => {
    renderUi(
      <SocialIcons
        links={Object.fromEntries(
          [...socialChannels]
            .reverse()
            .map((key) => [key, "https://a.example"]),
        )}
      />,
    );
    expect(
      screen.getByRole("list", { name: wordsOf("ui.socialIcons.label") }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole("link").map((link) => link.title)).toEqual(
      socialChannels.map((key) => channels[key].name),
    );
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    " ",
    null,
  ])("renders nothing for %j", (href) => {
    const { container } = renderUi(<SocialIcons links={{ LINE: href }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("has a distinct icon for every channel", () => {
    const drawn = socialChannels.map((key) => channels[key].drawing);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
