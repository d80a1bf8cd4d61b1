import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { Logo } from "./Logo.tsx";

describe("Logo", () => {
  it("has the brand's name as alternative text, also when tinted", () => {
    renderUi(<Logo name="Halcyon" src="/logo.svg" tinted />);
    expect(screen.getByRole("img", { name: "Halcyon" })).toHaveAttribute(
      "src",
      "/logo.svg",
    );
  });

  it("has a picture for each mode, of which the style sheet shows one", () => {
    renderUi(
      <Logo name="Halcyon" src="/on-dark.svg" srcOnLight="/on-light.svg" />,
    );
    const pictures = screen.getAllByRole("img", { name: "Halcyon" });
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
      "/on-dark.svg",
      "/on-light.svg",
    ]);
    // A hidden one is not fetched.
    for (const picture of pictures)
      expect(picture).toHaveAttribute("loading", "lazy");
  });

  it("links to the home page when it has an address", async () => {
    const navigate = vi.fn();
    const { user } = renderUi(
      <NavigationProvider navigate={navigate}>
        <Logo name="Halcyon" src="/logo.svg" href="/" />
      </NavigationProvider>,
    );
    const link = screen.getByRole("link", { name: "Halcyon" });
    expect(within(link).getByRole("img")).toBeInTheDocument();
    await user.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/");
  });
});
