import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { DropdownMenu } from "./DropdownMenu.tsx";
import { DropdownMenuHeading } from "./DropdownMenuHeading.tsx";
import { DropdownMenuItem } from "./DropdownMenuItem.tsx";
import { DropdownMenuRadioGroup } from "./DropdownMenuRadioGroup.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp() {
  const onRecords = vi.fn();
  const onCopy = vi.fn();
  const view = renderUi(
    <DropdownMenu trigger={<button>Account</button>}>
      <DropdownMenuHeading>lake.walker</DropdownMenuHeading>
      <DropdownMenuItem keepOpen onSelect={onCopy}>
        Copy name
      </DropdownMenuItem>
      <DropdownMenuItem disabled onSelect={onRecords}>
        Closed
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onRecords}>Records</DropdownMenuItem>
    </DropdownMenu>,
  );
  return { ...view, onRecords, onCopy };
}

describe("DropdownMenu", () => {
  it("opens by keyboard on the first item, skips a disabled one and selects the next", async () => {
    const { user, onRecords } = setUp();
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Copy name" })).toHaveFocus(),
    );
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onRecords).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  it("returns focus to its button on Escape", async () => {
    const { user } = setUp();
    await user.click(screen.getByRole("button", { name: "Account" }));
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Account" })).toHaveFocus(),
    );
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  it("stays open after an item with keepOpen is chosen", async () => {
    const { user, onCopy } = setUp();
    await user.click(screen.getByRole("button", { name: "Account" }));
    await user.click(screen.getByRole("menuitem", { name: "Copy name" }));
    expect(onCopy).toHaveBeenCalledOnce();
    expect(screen.getByRole("menu")).toBeInTheDocument();
  });

  it.each(["{Enter}", " ", "{ArrowDown}"])(
    "opens with the key %j and focuses the first item",
    async (key) => {
      const { user } = setUp();
      const button = screen.getByRole("button", { name: "Account" });
      expect(button).toHaveAttribute("aria-haspopup", "menu");
      expect(button).toHaveAttribute("aria-expanded", "false");
      await user.tab();
      await user.keyboard(key);
      expect(button).toHaveAttribute("aria-expanded", "true");
      await waitFor(() =>
        expect(
          screen.getByRole("menuitem", { name: "Copy name" }),
        ).toHaveFocus(),
      );
    },
  );

  it("moves focus with wrapping arrow keys, Home, End and typed letters", async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard("{Enter}");
    const first = screen.getByRole("menuitem", { name: "Copy name" });
    const last = screen.getByRole("menuitem", { name: "Records" });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard("{ArrowUp}");
    expect(last).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(first).toHaveFocus();
    await user.keyboard("{End}");
    expect(last).toHaveFocus();
    await user.keyboard("{Home}");
    expect(first).toHaveFocus();
    await user.keyboard("rec");
    await waitFor(() => expect(last).toHaveFocus());
  });

  it("has real links that navigate within the site", async () => {
    const navigate = vi.fn();
    const onSelect = vi.fn();
    const { user } = renderUi(
      <NavigationProvider navigate={navigate}>
        <DropdownMenu trigger={<button>Account</button>}>
          <DropdownMenuItem href="/records" onSelect={onSelect}>
            Records
          </DropdownMenuItem>
          <DropdownMenuItem href="/closed" disabled>
            Closed
          </DropdownMenuItem>
        </DropdownMenu>
      </NavigationProvider>,
    );
    await user.tab();
    await user.keyboard("{Enter}");
    const item = screen.getByRole("menuitem", { name: "Records" });
    expect(item).toHaveAttribute("href", "/records");
    expect(
      screen.getByRole("menuitem", { name: "Closed" }),
    ).not.toHaveAttribute("href");
    await waitFor(() => expect(item).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/records");
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  it("follows the direction of the page", async () => {
    document.documentElement.dir = "rtl";
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    const { user } = setUp();
    await user.click(screen.getByRole("button", { name: "Account" }));
    expect(screen.getByRole("menu")).toHaveAttribute("dir", "rtl");
  });

  it("injects no style element, which a strict CSP would block", async () => {
    const { user } = setUp();
    const before = document.querySelectorAll("style").length;
    await user.click(screen.getByRole("button", { name: "Account" }));
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });
});

describe("DropdownMenuRadioGroup", () => {
  it("checks the current option and reports a new one", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <DropdownMenu trigger={<button>Language</button>}>
        <DropdownMenuRadioGroup
          label="Language"
          value="en"
          onChange={onChange}
          options={[
            { value: "en", label: "English" },
            { value: "ms", label: "Bahasa Melayu", lang: "ms" },
          ]}
        />
      </DropdownMenu>,
    );
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.languageSelect.language"),
      }),
    );
    expect(
      screen.getByRole("menuitemradio", { name: "English" }),
    ).toBeChecked();
    expect(
      screen.getByRole("menuitemradio", { name: "Bahasa Melayu" }),
    ).toHaveAttribute("lang", "ms");
    await user.click(
      screen.getByRole("menuitemradio", { name: "Bahasa Melayu" }),
    );
    expect(onChange).toHaveBeenCalledWith("ms");
  });
});
