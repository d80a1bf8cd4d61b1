import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

const languages = [
  { code: "EN", label: "English", tag: "en" },
  { code: "MY", label: "Bahasa Melayu", tag: "ms-MY" },
];

describe("LanguageSelect", () => {
  it.each(["icon", "words"] as const)(
    "names the current language (%s) and reports the one that is chosen",
    async (variant) => {
      const onSelect = vi.fn();
      const { user } = renderUi(
        <LanguageSelect
          languages={languages}
          selected="EN"
          onSelect={onSelect}
          variant={variant}
        />,
      );
      await user.click(
        screen.getByRole("button", { name: "Language: English" }),
      );
      expect(
        await screen.findByRole("menuitemradio", { name: "English" }),
      ).toBeChecked();
      const other = screen.getByRole("menuitemradio", {
        name: "Bahasa Melayu",
      });
      expect(other).toHaveAttribute("lang", "ms-MY");
      await user.click(other);
      expect(onSelect).toHaveBeenCalledExactlyOnceWith("MY");
    },
  );

  it.each(["{Enter}", " ", "{ArrowDown}"])(
    "opens with %j, moves with Home and End, and closes on Escape with focus back on its button",
    async (key) => {
      const onSelect = vi.fn();
      const { user } = renderUi(
        <LanguageSelect
          languages={languages}
          selected="EN"
          onSelect={onSelect}
        />,
      );
      const button = () =>
        screen.getByRole("button", { name: "Language: English", hidden: true });
      await user.tab();
      expect(button()).toHaveAttribute("aria-haspopup", "menu");
      expect(button()).toHaveAttribute("aria-expanded", "false");
      await user.keyboard(key);
      await screen.findByRole("menu", { name: "Language: English" });
      expect(button()).toHaveAttribute("aria-expanded", "true");
      await user.keyboard("{End}");
      expect(
        screen.getByRole("menuitemradio", { name: "Bahasa Melayu" }),
      ).toHaveFocus();
      await user.keyboard("{Home}");
      expect(
        screen.getByRole("menuitemradio", { name: "English" }),
      ).toHaveFocus();
      await user.keyboard("{Escape}");
      expect(screen.queryByRole("menu")).not.toBeInTheDocument();
      await waitFor(() => expect(button()).toHaveFocus());
      expect(onSelect).not.toHaveBeenCalled();
    },
  );
});
