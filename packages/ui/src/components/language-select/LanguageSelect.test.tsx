import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

const languages = [
  { code: "EN", label: "English", tag: "en" },
  { code: "MY", label: "Bahasa Melayu", tag: "ms-MY" },
];

describe("LanguageSelect", () => {
  it.each(["icon", "words"] as const)(
    "names the present language (%s) and reports another",
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
});
