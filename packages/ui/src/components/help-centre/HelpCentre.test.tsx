import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { HelpCentre, matching, type HelpCentreProps } from "./HelpCentre.tsx";
import { english, wordsOf } from "../../words/english.testing.ts";

const terms = [
  { id: "deposit", title: "Dépôt by bank", html: "<p>Deposit text</p>" },
  { id: "withdraw", title: "Withdraw", html: "<p>Withdraw text</p>" },
  { id: "limits", title: "Limits", html: "<p>Limits text</p>" },
];

const setUp = (props: Partial<HelpCentreProps> = {}) =>
  renderUi(<HelpCentre label="Help pages" terms={terms} {...props} />);
const pages = () => screen.getByRole("navigation", { name: "Help pages" });
const phone = () =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

afterEach(() => vi.unstubAllGlobals());

describe("HelpCentre", () => {
  it("lists the pages as links, and shows the first page", () => {
    setUp();
    expect(
      within(pages())
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["#deposit", "#withdraw", "#limits"]);
    expect(
      screen.getByRole("heading", { name: "Dépôt by bank", level: 2 }),
    ).toBeInTheDocument();
    expect(screen.getByRole("article")).toHaveTextContent("Deposit text");
  });

  it("shows and reports the page whose link is clicked, and marks the link as current", async () => {
    const onSelect = vi.fn();
    const { user } = setUp({ onSelect });
    await user.click(screen.getByRole("link", { name: "Limits" }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("limits");
    expect(
      screen.getByRole("link", { name: "Limits", current: "page" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("article")).toHaveTextContent("Limits text");
  });

  it("shows the selected page, or the first page if the id is unknown", () => {
    const { rerender } = setUp({ selected: "withdraw" });
    expect(screen.getByRole("article")).toHaveTextContent("Withdraw text");
    rerender(<HelpCentre label="Help pages" terms={terms} selected="gone" />);
    expect(screen.getByRole("article")).toHaveTextContent("Deposit text");
  });

  it("searches titles regardless of case and accents, keeps the open page, and clears the search on Escape", async () => {
    const { user } = setUp({ selected: "limits" });
    await user.type(
      screen.getByRole("searchbox", { name: wordsOf("ui.helpCentre.search") }),
      " DEPOT ",
    );
    expect(within(pages()).getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent("1 page");
    expect(screen.getByRole("article")).toHaveTextContent("Limits text");
    await user.keyboard("{Escape}");
    expect(within(pages()).getAllByRole("link")).toHaveLength(3);
  });

  it("announces that a search found nothing", async () => {
    const { user } = setUp();
    await user.type(screen.getByRole("searchbox"), "(.*");
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.helpCentre.none"),
    );
  });

  it("shows the footnote below the page", () => {
    setUp({ footnote: "Ask us" });
    expect(screen.getByRole("article")).toHaveTextContent(/Ask us$/);
  });

  it("sanitises the platform's HTML, shows titles as plain text, and encodes ids in links", () => {
    const { container } = setUp({
      terms: [
        {
          id: "x y/ü",
          title: "<i>x</i>",
          html: '<p onclick="alert(1)">Text</p><script>alert(1)</script>',
        },
      ],
    });
    expect(container.querySelector("script, i")).toBeNull();
    expect(screen.getByText("Text")).not.toHaveAttribute("onclick");
    expect(screen.getByRole("link")).toHaveAttribute("href", "#x%20y%2F%C3%BC");
  });

  it("shows a placeholder while loading, an empty state without pages, and a retry button after a failure", async () => {
    const onRetry = vi.fn();
    const { user, rerender, container } = setUp({ terms: [], loading: true });
    expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
    rerender(<HelpCentre label="Help pages" terms={[]} />);
    expect(
      screen.getByRole("heading", { name: wordsOf("ui.helpCentre.empty") }),
    ).toBeInTheDocument();
    rerender(
      <HelpCentre label="Help pages" terms={[]} failed onRetry={onRetry} />,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.treeGrid.retry") }),
    );
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("HelpCentre on a phone", () => {
  const title = (name: string) =>
    within(screen.getByRole("heading", { name })).getByRole("button");

  it("starts collapsed and expands one page at a time, also by keyboard", async () => {
    phone();
    const onSelect = vi.fn();
    const { user } = setUp({ onSelect });
    expect(screen.queryByText("Deposit text")).not.toBeInTheDocument();
    title("Dépôt by bank").focus();
    await user.keyboard("{Enter}");
    expect(title("Dépôt by bank")).toHaveAttribute("aria-expanded", "true");
    expect(
      screen.getByRole("region", { name: "Dépôt by bank" }),
    ).toHaveTextContent("Deposit text");
    await user.keyboard("{ArrowDown}");
    expect(title("Withdraw")).toHaveFocus();
    await user.keyboard(" ");
    expect(title("Dépôt by bank")).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByText("Withdraw text")).toBeInTheDocument();
    await user.keyboard("{Home}");
    expect(title("Dépôt by bank")).toHaveFocus();
    await user.keyboard("{End}");
    expect(title("Limits")).toHaveFocus();
    expect(onSelect.mock.calls).toEqual([["deposit"], ["withdraw"]]);
  });

  it("collapses the open page when its title is clicked", async () => {
    phone();
    const { user } = setUp({ selected: "limits" });
    await user.click(title("Limits"));
    expect(screen.queryByText("Limits text")).not.toBeInTheDocument();
  });

  it("expands the page that becomes selected later", async () => {
    phone();
    function Followed() {
      const [selected, setSelected] = useState("deposit");
      return (
        <>
          <button type="button" onClick={() => setSelected("limits")}>
            Follow
          </button>
          <HelpCentre label="Help pages" terms={terms} selected={selected} />
        </>
      );
    }
    const { user } = renderUi(<Followed />);
    await user.click(screen.getByRole("button", { name: "Follow" }));
    expect(screen.getByText("Limits text")).toBeInTheDocument();
  });
});

describe("HelpCentre drawn on a server", () => {
  it("has the list and the accordion, of which the style shows one, and every page for readers without scripts", () => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="en" messages={english}>
        <HelpCentre label="Help pages" terms={terms} />
      </IntlProvider>,
    );
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(page.querySelectorAll("nav a")).toHaveLength(3);
    expect(page.querySelectorAll("h2 button")).toHaveLength(3);
    expect(
      Array.from(page.querySelectorAll("article"), (one) =>
        one.getAttribute("aria-label"),
      ),
    ).toEqual(["Dépôt by bank", "Withdraw", "Limits"]);
    expect(page.querySelectorAll("noscript article")).toHaveLength(2);
  });
});

describe("matching", () => {
  it("distinguishes Burmese words that differ only in a vowel sign", () => {
    const entries = [{ title: "ကိ" }, { title: "ကု" }];
    expect(matching(entries, "ကိ")).toEqual([{ title: "ကိ" }]);
  });

  it("handles a search of 10,000 characters", () => {
    expect(matching(terms, "x".repeat(10_000))).toEqual([]);
  });
});
