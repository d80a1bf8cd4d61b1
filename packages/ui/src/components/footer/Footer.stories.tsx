import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleVendors } from "../../private/storySamples.ts";
import { Icon } from "../icon/Icon.tsx";
import { Heading } from "../text/Heading.tsx";
import { Footer } from "./Footer.tsx";
import { FooterChoice } from "./FooterChoice.tsx";

const link = (label: string) => ({ key: label, label, href: `#${label}` });
const groups = [
  {
    key: "help",
    title: "Help",
    links: [
      "Questions",
      "Playing with care",
      "Terms",
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
        icon: <Icon name="chat" />,
      },
      { key: "line", label: "Line", href: "https://social.example/line" },
    ],
    age: 18,
    risk: "Playing for money can cost more than one wished. Set a limit before you begin, and stop when it is reached.",
    licence: "Licensed by the Gaming Board of Foyer Sands, number 12-4480.",
    onLicence: fn(),
    rights: "© 2026 Foyer Sands. All rights reserved.",
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const WithChoice: Story = {
  args: { choice: <FooterChoice label="Cookie choice" onPress={fn()} /> },
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
