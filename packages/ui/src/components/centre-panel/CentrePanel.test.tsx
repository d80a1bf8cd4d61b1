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
    it("lists its pages in named groups and marks the current one", () => {
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

    it("moves focus to the heading of the chosen page", async () => {
      const { user } = renderUi(<Centre presentation={presentation} />);
      await user.click(entry(wordsOf("ui.memberBlock.deposit")));
      expect(screen.getByText("Content of deposit")).toBeInTheDocument();
      expect(
        screen.getByRole("heading", {
          name: wordsOf("ui.memberBlock.deposit"),
        }),
      ).toHaveFocus();
    });

    it("scrolls to the top for a new page", async () => {
      const { user } = renderUi(<Centre presentation={presentation} />);
      const body = document.querySelector("[data-centre-body]");
      if (body) body.scrollTop = 400;
      await user.click(entry(wordsOf("ui.memberBlock.deposit")));
      expect(body?.scrollTop).toBe(0);
    });

    it("goes from page to list and back, focusing the entry and then the heading", async () => {
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

    it("starts with the list when no page is selected", () => {
      renderUi(<Centre presentation={presentation} selected={undefined} />);
      expect(shown()).toHaveAttribute("data-shows", "list");
    });

    it("puts the page heading one level below its own", () => {
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
  it("does not take focus when it is rendered as a page", () => {
    renderUi(<Centre presentation="page" />);
    expect(document.body).toHaveFocus();
  });

  it("is a dialog that locks page scrolling and closes with its close button and Escape", async () => {
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

  it("has no close button when it cannot be closed", () => {
    renderUi(<Centre presentation="page" />);
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.centrePanel.close") }),
    ).not.toBeInTheDocument();
  });

  it("moves focus between its entries with the arrow keys, Home and End", async () => {
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

  it("announces that a page is loading and keeps its heading", () => {
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

  it("shows an error in place of the page and keeps the list", () => {
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
  ])("is read to screen readers in %s", (locale, messages, close, back) => {
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

  it("handles an unknown page and a title of 10,000 characters", () => {
    const endless = "w".repeat(10_000);
    renderUi(
      <Centre presentation="page" selected="nowhere" pageTitle={endless} />,
    );
    expect(screen.getByRole("heading", { name: endless })).toBeInTheDocument();
    expect(document.querySelector('[aria-current="page"]')).toBeNull();
  });
});
