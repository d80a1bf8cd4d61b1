import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  brokenImage,
  sampleVendors,
} from "../../private/testing/storySamples.ts";
import { SocialGlyph } from "../social-icons/SocialGlyph.tsx";
import { Heading } from "../text/Heading.tsx";
import { Footer } from "./Footer.tsx";
import { FooterChoice } from "./FooterChoice.tsx";

const link = (label: string) => ({ key: label, label, href: `#${label}` });
const groups = [
  {
    key: "help",
    title: "Help",
    links: [
      "FAQ",
      "Responsible gambling",
      "Terms and conditions",
      "Privacy",
      "Contact",
    ].map(link),
  },
  {
    key: "slots",
    title: "Slots",
    links: ["Lumen", "Kavi", "Tessel"].map(link),
  },
  { key: "live", title: "Live casino", links: ["Ostra", "Nightjar"].map(link) },
  { key: "sports", title: "Sports", links: ["Brightwell"].map(link) },
];

const meta = {
  title: "Components/Shell/Footer",
  component: Footer,
  args: {
    logo: (
      <Heading level={2} size="card">
        Foyer
      </Heading>
    ),
    groups,
    vendors: sampleVendors(),
    socials: [
      {
        key: "telegram",
        label: "Telegram",
        href: "https://social.example/telegram",
        icon: <SocialGlyph channel="TELEGRAM" />,
      },
      {
        key: "line",
        label: "LINE",
        href: "https://social.example/line",
        icon: <SocialGlyph channel="LINE" />,
      },
      { key: "other", label: "Forum", href: "https://social.example/forum" },
    ],
    age: 18,
    risk: "Playing for money can cost more than you intended. Set a limit before you start, and stop when you reach it.",
    licence: "Licensed by the Gaming Board of Foyer Sands, number 12-4480.",
    onLicence: fn(),
    rights: "© 2026 Foyer Sands. All rights reserved.",
  },
  parameters: {
    guide: {
      do: ["Keep the risk line and the age mark on every page."],
      dont: [
        "Do not repeat the menu: the footer is for help, legal information and trust.",
      ],
      accessibility: [
        "Lists have headings, which screen readers can jump to; the age mark is read as words.",
      ],
      keywords: [
        "footer",
        "legal",
        "licence",
        "risk",
        "social",
        "vendors",
        "18+",
      ],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const WithChoice: Story = {
  args: { choice: <FooterChoice label="Cookie settings" onPress={fn()} /> },
};

export const LongWords: Story = {
  args: {
    groups: Array.from({ length: 9 }, (_, group) => ({
      key: `${group}`,
      title: "Spiele und Unterhaltungsmöglichkeiten",
      links: ["Sicherheitseinstellungen und Selbstausschluss", "Ninefold"].map(
        link,
      ),
    })),
    risk: "Playing for money can cost more than you intended. ".repeat(6),
  },
};

export const TallScripts: Story = {
  args: {
    groups: [{ key: "my", title: "အကူအညီ", links: [link("မေးခွန်းများ")] }],
    risk: "ငွေကစားခြင်းသည် ဆုံးရှုံးမှု ဖြစ်စေနိုင်သည်။",
    rights: "สงวนลิขสิทธิ์",
  },
};

export const LogosLost: Story = {
  args: {
    vendors: sampleVendors().map((vendor) => ({
      ...vendor,
      imageUrl: brokenImage,
    })),
  },
};

export const Least: Story = {
  args: {
    logo: undefined,
    vendors: undefined,
    socials: undefined,
    age: undefined,
    risk: undefined,
    licence: undefined,
    onLicence: undefined,
    groups: groups.slice(0, 1),
  },
};

/** With the licensing authority and independent help. */
export const Regulated: Story = {
  args: {
    regulator: {
      label: "Regulated by the Lakeland Gaming Commission",
      href: "https://licence.example",
    },
    helpLabel: "Independent help with gambling:",
    helpLines: [
      { name: "Stillwater Line", url: "https://stillwater.example" },
      { name: "Open Hand", url: "https://openhand.example" },
    ],
  },
};
