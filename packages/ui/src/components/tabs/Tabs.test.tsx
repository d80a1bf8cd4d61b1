import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Tabs, type TabsProps } from "./Tabs.tsx";

const items: TabsProps["items"] = [
  { key: "username", label: "Username", content: "Account name" },
  { key: "phone", label: "Phone", content: "Phone number", disabled: true },
  { key: "email", label: "E-mail", content: "Mailbox" },
];
const tab = (name: string) => screen.getByRole("tab", { name });

describe("Tabs", () => {
  afterEach(() => {
    document.documentElement.dir = "";
  });

  it("shows the first panel and no other", () => {
    renderUi(<Tabs label="Log in with" items={items} />);
    expect(
      screen.getByRole("tablist", { name: "Log in with" }),
    ).toBeInTheDocument();
    expect(tab("Username")).toHaveAttribute("aria-selected", "true");
    expect(
      screen.getByRole("tabpanel", { name: "Username" }),
    ).toHaveTextContent("Account name");
    expect(screen.queryByText("Mailbox")).not.toBeInTheDocument();
  });

  it("scrolls a tab selected from outside into view, and does not scroll when it is visible", () => {
    const scrollBy = vi.fn();
    const box = (left: number, right: number) =>
      new DOMRect(left, 0, right - left, 40);
    const places = vi
      .spyOn(HTMLElement.prototype, "getBoundingClientRect")
      .mockImplementation(function place(this: HTMLElement) {
        return this.textContent === "E-mail" ? box(400, 500) : box(0, 300);
      });
    const before = HTMLElement.prototype.scrollBy;
    HTMLElement.prototype.scrollBy = scrollBy;
    const tabs = (selected: string) => (
      <Tabs label="Log in with" items={items} selected={selected} />
    );
    try {
      const { rerender } = renderUi(tabs("username"));
      expect(scrollBy).not.toHaveBeenCalled();
      rerender(tabs("email"));
      expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 300 });
    } finally {
      places.mockRestore();
      HTMLElement.prototype.scrollBy = before;
    }
  });

  it("moves with the arrow keys and Home, skipping disabled tabs", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <Tabs label="Log in with" items={items} onSelect={onSelect} />,
    );
    await user.tab();
    expect(tab("Username")).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(tab("E-mail")).toHaveFocus();
    expect(onSelect).toHaveBeenLastCalledWith("email");
    expect(screen.getByText("Mailbox")).toBeInTheDocument();
    await user.keyboard("{Home}");
    expect(tab("Username")).toHaveFocus();
  });

  it("reverses the arrow keys in right-to-left text", async () => {
    document.documentElement.dir = "rtl";
    // Three enabled tabs: with two, either arrow would reach the other one, since focus wraps at the end.
    const choices = items.map((item) => ({ ...item, disabled: false }));
    const { user } = renderUi(<Tabs label="Log in with" items={choices} />);
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    expect(tab("Phone")).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(tab("Username")).toHaveFocus();
  });

  it("keeps the selection that its parent sets", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <Tabs
        label="Log in with"
        items={items}
        selected="username"
        onSelect={onSelect}
      />,
    );
    await user.click(tab("E-mail"));
    expect(onSelect).toHaveBeenCalledWith("email");
    expect(tab("Username")).toHaveAttribute("aria-selected", "true");
  });

  it("accepts keys with spaces and special characters", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <Tabs
        label="Records"
        onSelect={onSelect}
        items={[
          { key: "all records", label: "All", content: "All of them" },
          { key: "50 % off", label: "Bonuses", content: "Some of them" },
        ]}
      />,
    );
    await user.click(tab("Bonuses"));
    expect(onSelect).toHaveBeenLastCalledWith("50 % off");
    const panel = screen.getByRole("tabpanel", { name: "Bonuses" });
    expect(tab("Bonuses")).toHaveAttribute("aria-controls", panel.id);
    expect(panel.id).not.toContain(" ");
  });

  it("wraps around at the ends, and selects the last tab with End", async () => {
    const { user } = renderUi(<Tabs label="Log in with" items={items} />);
    await user.tab();
    await user.keyboard("{End}");
    expect(tab("E-mail")).toHaveFocus();
    expect(tab("E-mail")).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{ArrowRight}");
    expect(tab("Username")).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(tab("E-mail")).toHaveFocus();
  });

  it("has one tab stop, the selected tab, followed by its panel", async () => {
    const { user } = renderUi(<Tabs label="Log in with" items={items} />);
    await user.click(tab("E-mail"));
    await user.tab();
    expect(screen.getByRole("tabpanel", { name: "E-mail" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab("E-mail")).toHaveFocus();
  });

  it("links a tab and its panel to each other", () => {
    renderUi(<Tabs label="Log in with" items={items} />);
    const panel = screen.getByRole("tabpanel");
    expect(tab("Username")).toHaveAttribute("aria-controls", panel.id);
    expect(panel).toHaveAttribute("aria-labelledby", tab("Username").id);
  });
});
