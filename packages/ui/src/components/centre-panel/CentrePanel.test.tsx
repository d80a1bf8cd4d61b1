import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { locked } from "../../private/dialog/DialogShell.css.ts";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { CountBadge } from "../badge/CountBadge.tsx";
import type { CentreGroup, CentrePanelProps } from "./types.ts";
import { CentrePanel } from "./CentrePanel.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const groups: readonly CentreGroup[] = [
  {
    key: "account",
    items: [{ key: "security", label: "My account", icon: "shield" }],
  },
  {
    key: "money",
    label: "Money",
    items: [
      {
        key: "deposit",
        label: "Deposit",
        icon: "deposit",
        href: "/member?page=deposit",
      },
      {
        key: "messages",
        label: "Messages",
        icon: "mail",
        badge: <CountBadge count={3} label="3 unread" />,
      },
    ],
  },
];

function Centre(props: Partial<CentrePanelProps>) {
  const [selected, setSelected] = useState<string | undefined>("security");
  return (
    <CentrePanel
      label="Member centre"
      groups={groups}
      selected={selected}
      onSelect={setSelected}
      {...props}
    >
      {props.children ?? `Content of ${selected}`}
    </CentrePanel>
  );
}

const navigation = () =>
  screen.getByRole("navigation", { name: "Member centre" });
const entry = (name: string) =>
  within(navigation()).getByRole(name === "Deposit" ? "link" : "button", {
    name,
  });
const shown = () => document.querySelector("[data-shows]");

describe.each(["dialog", "page"] as const)(
  "CentrePanel as a %s",
  (presentation) => {
    it("names its pages in groups and marks the one that shows", () => {
      renderUi(<Centre presentation={presentation} />);
      expect(
        within(navigation()).getByRole("list", { name: "Money" }),
      ).toBeInTheDocument();
      expect(entry("My account")).toHaveAttribute("aria-current", "page");
      expect(entry("Messages 3 unread")).not.toHaveAttribute("aria-current");
      expect(entry(wordsOf("ui.memberBlock.deposit"))).toHaveAttribute(
        "href",
        "/member?page=deposit",
      );
      expect(screen.getByText("Content of security")).toBeInTheDocument();
    });

    it("brings focus to the heading of the page that was chosen", async () => {
      const { user } = renderUi(<Centre presentation={presentation} />);
      await user.click(entry(wordsOf("ui.memberBlock.deposit")));
      expect(screen.getByText("Content of deposit")).toBeInTheDocument();
      expect(
        screen.getByRole("heading", {
          name: wordsOf("ui.memberBlock.deposit"),
        }),
      ).toHaveFocus();
    });

    it("shows a new page from its start", async () => {
      const { user } = renderUi(<Centre presentation={presentation} />);
      const body = document.querySelector("[data-centre-body]");
      if (body) body.scrollTop = 400;
      await user.click(entry(wordsOf("ui.memberBlock.deposit")));
      expect(body?.scrollTop).toBe(0);
    });

    it("goes from page to list and back, and keeps the place", async () => {
      const { user } = renderUi(<Centre presentation={presentation} />);
      expect(shown()).toHaveAttribute("data-shows", "page");
      await user.click(
        screen.getByRole("button", { name: "Back to Member centre" }),
      );
      expect(shown()).toHaveAttribute("data-shows", "list");
      expect(entry("My account")).toHaveFocus();
      await user.click(entry("My account"));
      expect(shown()).toHaveAttribute("data-shows", "page");
      expect(screen.getByRole("heading", { name: "My account" })).toHaveFocus();
    });

    it("begins with the list while no page is chosen", () => {
      renderUi(<Centre presentation={presentation} selected={undefined} />);
      expect(shown()).toHaveAttribute("data-shows", "list");
    });

    it("keeps one heading above the other", () => {
      renderUi(<Centre presentation={presentation} />);
      const level = presentation === "dialog" ? 2 : 1;
      expect(
        screen.getByRole("heading", { name: "Member centre", level }),
      ).toBeInTheDocument();
      expect(
        screen.getByRole("heading", { name: "My account", level: level + 1 }),
      ).toBeInTheDocument();
    });
  },
);

describe("CentrePanel", () => {
  it("takes no focus from a page that has just opened", () => {
    renderUi(<Centre presentation="page" />);
    expect(document.body).toHaveFocus();
  });

  it("is a dialog that keeps the page still and closes by cross and Escape", async () => {
    const onClose = vi.fn();
    const { user, rerender } = renderUi(<Centre onClose={onClose} />);
    expect(screen.getByRole("dialog", { name: "Member centre" })).toHaveFocus();
    expect(document.documentElement).toHaveClass(locked);
    await user.keyboard("{Escape}");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.centrePanel.close") }),
    );
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(<Centre onClose={onClose} open={false} />);
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("has no cross where it cannot be closed", () => {
    renderUi(<Centre presentation="page" />);
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.centrePanel.close") }),
    ).not.toBeInTheDocument();
  });

  it("moves among its entries by arrow keys, Home and End", async () => {
    const { user } = renderUi(<Centre presentation="page" />);
    entry("My account").focus();
    await user.keyboard("{ArrowDown}");
    expect(entry(wordsOf("ui.memberBlock.deposit"))).toHaveFocus();
    await user.keyboard("{End}");
    expect(entry("Messages 3 unread")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(entry("Messages 3 unread")).toHaveFocus();
    await user.keyboard("{ArrowUp}{Home}");
    expect(entry("My account")).toHaveFocus();
  });

  it("says that a page is on its way, and keeps its heading", () => {
    renderUi(<Centre presentation="page" loading />, {
      locale: "ms",
      messages: { "ui.centrePanel.loading": "Sedang dimuatkan" },
    });
    expect(screen.getByRole("status")).toHaveTextContent("Sedang dimuatkan");
    expect(
      screen.getByRole("heading", { name: "My account" }),
    ).toBeInTheDocument();
    expect(screen.queryByText("Content of security")).not.toBeInTheDocument();
  });

  it("puts a failure in the place of the page and leaves the rest", () => {
    renderUi(
      <Centre presentation="page" loading error={<p>Not to be had</p>} />,
    );
    expect(screen.getByText("Not to be had")).toBeInTheDocument();
    expect(screen.queryByText("Content of security")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(entry(wordsOf("ui.memberBlock.deposit"))).toBeInTheDocument();
  });

  it.each([
    ["en", {}, "Close", "Back to Member centre"],
    [
      "ms",
      {
        "ui.centrePanel.close": "Tutup",
        "ui.centrePanel.back": "Kembali ke {centre}",
      },
      "Tutup",
      "Kembali ke Member centre",
    ],
  ])("is heard in %s as", (locale, messages, close, back) => {
    renderUi(<Centre onClose={() => {}} />, { locale, messages });
    expect(transcript()).toEqual([
      'dialog "Member centre", focused',
      'heading "Member centre", level 2',
      'navigation "Member centre"',
      'button "My account", current page',
      '"Money"',
      'list "Money"',
      'link "Deposit"',
      'button "Messages 3 unread"',
      `button "${back}"`,
      'heading "My account", level 3',
      '"Content of security"',
      `button "${close}"`,
    ]);
  });

  it("survives a page that it does not know, and endless words", () => {
    const endless = "w".repeat(10_000);
    renderUi(
      <Centre presentation="page" selected="nowhere" pageTitle={endless} />,
    );
    expect(screen.getByRole("heading", { name: endless })).toBeInTheDocument();
    expect(document.querySelector('[aria-current="page"]')).toBeNull();
  });
});
