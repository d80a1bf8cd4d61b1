import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider, useNavigateProps } from "./NavigationProvider.tsx";

function Anchor({ href, target }: { href: string; target?: string }) {
  return (
    <a {...useNavigateProps(href)} target={target}>
      Go
    </a>
  );
}

function setUp(href: string, target?: string) {
  const navigate = vi.fn();
  renderUi(
    <NavigationProvider navigate={navigate}>
      <Anchor href={href} target={target} />
    </NavigationProvider>,
  );
  return { navigate, link: screen.getByRole("link", { name: "Go" }) };
}

/* jsdom does not load pages: a click is left to the browser if nothing has prevented its default action. */
const isLeftToTheBrowser = (link: HTMLElement, init: MouseEventInit = {}) => {
  let prevented = false;
  const catcher = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", catcher);
  fireEvent.click(link, init);
  document.removeEventListener("click", catcher);
  return !prevented;
};

describe("useNavigateProps", () => {
  it("handles a plain click on an address of this site, with query and hash", () => {
    const { navigate, link } = setUp("/promotions?id=3#rules");
    expect(isLeftToTheBrowser(link)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/promotions?id=3#rules");
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("leaves a click with %o to the browser", (init) => {
    const { navigate, link } = setUp("/promotions");
    expect(isLeftToTheBrowser(link, init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("leaves an address of another site to the browser", () => {
    const other = setUp("https://licence.example/seal");
    expect(isLeftToTheBrowser(other.link)).toBe(true);
    expect(other.navigate).not.toHaveBeenCalled();
  });

  it("leaves a link with a target to the browser", () => {
    const { navigate, link } = setUp("/promotions", "_blank");
    expect(isLeftToTheBrowser(link)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("is a plain link without a provider", () => {
    renderUi(<Anchor href="/promotions" />);
    expect(screen.getByRole("link")).toHaveAttribute("href", "/promotions");
    expect(isLeftToTheBrowser(screen.getByRole("link"))).toBe(true);
  });
});
