import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ContactButton } from "./ContactButton.tsx";

describe("ContactButton", () => {
  it("opens the channel in a new tab with noopener", () => {
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
    "renders nothing for the address %j",
    (href) => {
      const { container } = renderUi(
        <ContactButton label="Ask us" href={href} />,
      );
      expect(container).toBeEmptyDOMElement();
    },
  );
});
