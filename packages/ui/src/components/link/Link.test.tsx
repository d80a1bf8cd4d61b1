import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { Link } from "./Link.tsx";

describe("Link", () => {
  it("navigates within the site through the app", async () => {
    const navigate = vi.fn();
    const { user } = renderUi(
      <NavigationProvider navigate={navigate}>
        <Link href="/help#deposit">Help</Link>
      </NavigationProvider>,
    );
    await user.click(screen.getByRole("link", { name: "Help" }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/help#deposit");
  });

  it("does not navigate when its own click handler prevents it", async () => {
    const navigate = vi.fn();
    const { user } = renderUi(
      <NavigationProvider navigate={navigate}>
        <Link href="/member" onClick={(event) => event.preventDefault()}>
          Member centre
        </Link>
      </NavigationProvider>,
    );
    await user.click(screen.getByRole("link", { name: "Member centre" }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it("opens another site in a new tab with noopener and noreferrer, and mentions the new tab", () => {
    renderUi(
      <Link href="https://licence.example" external>
        Licence
      </Link>,
    );
    const link = screen.getByRole("link", {
      name: "Licence (opens in a new tab)",
    });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("mentions the new tab in the reader's language", () => {
    renderUi(
      <Link href="https://licence.example" external>
        Lesen
      </Link>,
      {
        locale: "ms",
        messages: { "ui.link.newTab": "(dibuka dalam tab baharu)" },
      },
    );
    expect(
      screen.getByRole("link", { name: "Lesen (dibuka dalam tab baharu)" }),
    ).toBeInTheDocument();
  });

  it("marks the link to the current page", () => {
    renderUi(
      <Link href="/slots" current>
        Slots
      </Link>,
    );
    expect(screen.getByRole("link", { current: "page" })).toBeInTheDocument();
  });
});
