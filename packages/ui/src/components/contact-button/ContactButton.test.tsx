import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ContactButton } from "./ContactButton.tsx";

describe("ContactButton", () => {
  it("leads to the channel in a new tab that cannot reach back", () => {
    renderUi(
      <ContactButton
        channel="TELEGRAM"
        label="Ask us"
        href="https://channels.example/foyer"
      />,
    );
    const link = screen.getByRole("link", {
      name: "Ask us (opens in a new tab)",
    });
    expect(link).toHaveAttribute("href", "https://channels.example/foyer");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
  });

  it.each([undefined, "", "javascript:alert(1)", "tg://resolve"])(
    "draws nothing for %j",
    (href) => {
      const { container } = renderUi(
        <ContactButton label="Ask us" href={href} />,
      );
      expect(container).toBeEmptyDOMElement();
    },
  );
});
