import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/stories.css.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const items = [
  { key: "home", label: "Home", href: "#home" },
  { key: "help", label: "Help centre", href: "#help" },
  { key: "money", label: "Deposits and withdrawals", href: "#money" },
  { key: "banks", label: "Bank accounts", href: "#banks" },
  { key: "add", label: "Add an account" },
];

const meta = {
  title: "Components/Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: { items },
  parameters: {
    guide: {
      do: [
        "Use it from the third level down, above the heading of the page.",
        "Name the places as their pages are headed.",
      ],
      dont: [
        "Do not use it in place of Back in a dialog or centre.",
        "Do not list steps of a process; that is a Stepper.",
      ],
      accessibility: [
        "It is a navigation with an ordered list; the last place is marked as the present page and is no link.",
        "On a phone the places in the middle are in a menu that the keyboard opens, arrows walk and Escape closes.",
      ],
      keywords: ["path", "trail", "hierarchy", "way back", "navigation"],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FiveLevels: Story = {};

export const TwoLevels: Story = { args: { items: items.slice(0, 2) } };

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    items: [
      { key: "a", label: "Verantwortungsvolles Spielen", href: "#a" },
      {
        key: "b",
        label: "Einzahlungsgrenzen und Verlustgrenzen je Kalendertag",
        href: "#b",
      },
      { key: "c", label: "Selbstausschlussverfahren für Mitglieder" },
    ],
  },
};

export const TallScript: Story = {
  args: {
    items: [
      { key: "a", label: "หน้าแรก", href: "#a" },
      { key: "b", label: "ศูนย์ช่วยเหลือ", href: "#b" },
      { key: "c", label: "บัญชีธนาคาร" },
    ],
  },
};
