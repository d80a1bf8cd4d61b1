import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LanguageSelect } from "./LanguageSelect.tsx";

const languages = [
  { code: "EN", label: "English", tag: "en" },
  { code: "MY", label: "Bahasa Melayu", tag: "ms-MY" },
  { code: "CN", label: "简体中文", tag: "zh-Hans" },
  { code: "TH", label: "ภาษาไทย", tag: "th" },
  { code: "AR", label: "العربية", tag: "ar" },
];

const meta = {
  title: "Components/Shell/LanguageSelect",
  component: LanguageSelect,
  args: { languages, selected: "EN", onSelect: fn() },
  parameters: {
    guide: {
      do: ["Name each language in that language."],
      dont: ["Do not use flags: a language is not a country."],
      accessibility: [
        "A menu button; each name has its language tag, so that it is pronounced correctly.",
      ],
      keywords: ["language", "locale", "translation", "globe"],
    },
  },
} satisfies Meta<typeof LanguageSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Globe: Story = {};

export const Words: Story = { args: { variant: "words" } };

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
