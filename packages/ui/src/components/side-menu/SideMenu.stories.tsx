import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useState } from "react";
import { CountBadge } from "../badge/CountBadge.tsx";
import { LanguageSelect } from "../language-select/LanguageSelect.tsx";
import { QrCode } from "../qr-code/QrCode.tsx";
import { SocialIcons } from "../social-icons/SocialIcons.tsx";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { SideMenu } from "./SideMenu.tsx";
import type { SideMenuPart } from "./SideMenuSection.tsx";

const sections: SideMenuPart[] = [
  {
    key: "main",
    items: [
      {
        key: "home",
        label: "Home",
        icon: "home",
        href: "#home",
        selected: true,
      },
      { key: "vip", label: "VIP bonus", icon: "crown", href: "#vip" },
      { key: "refer", label: "Refer and earn", icon: "agent", onSelect: fn() },
      { key: "rewards", label: "Reward centre", icon: "gift", onSelect: fn() },
    ],
  },
  {
    key: "games",
    label: "Games",
    collapsible: true,
    items: [
      { key: "rng", label: "Slots", icon: "slots", href: "#rng" },
      { key: "live", label: "Live casino", icon: "live", href: "#live" },
      { key: "fish", label: "Fishing", icon: "fish", href: "#fish" },
      {
        key: "elott",
        label: "Electronic lottery",
        icon: "elottery",
        href: "#elott",
      },
    ],
  },
  {
    key: "help",
    label: "Help",
    items: [
      { key: "chat", label: "Live chat", icon: "chat", onSelect: fn() },
      {
        key: "licence",
        label: "Gaming licence",
        icon: "shield",
        onSelect: fn(),
      },
    ],
  },
];
const language = (
  <LanguageSelect
    variant="words"
    languages={[{ code: "EN", label: "English", tag: "en" }]}
    selected="EN"
    onSelect={fn()}
  />
);

const meta = {
  title: "Components/Shell/SideMenu",
  component: SideMenu,
  args: {
    label: "Portal",
    sections,
    folded: false,
    onFoldedChange: fn(),
    children: language,
  },
  parameters: {
    guide: {
      do: [
        "Start with what most people come for, and make long groups collapsible.",
      ],
      dont: [
        "Do not list more than six promotions: the seventh entry is “More”.",
      ],
      accessibility: [
        "It is a named navigation landmark. Groups announce whether they are open, and the current page is marked.",
      ],
      keywords: ["navigation", "sidebar", "drawer", "menu", "categories"],
    },
  },
} satisfies Meta<typeof SideMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Folding(args) {
    const [folded, setFolded] = useState(args.folded);
    return <SideMenu {...args} folded={folded} onFoldedChange={setFolded} />;
  },
};

export const Folded: Story = { args: { folded: true } };

export const InADrawer: Story = { args: { onFoldedChange: undefined } };

const promotions: SideMenuPart = {
  key: "promotions",
  label: "Promotions",
  collapsible: true,
  items: Array.from({ length: 8 }, (_, index) => ({
    key: `p${index}`,
    label:
      ["Lantern week", "Quiet hours rebate", "Bring a friend"][index % 3] ?? "",
    icon: "promo" as const,
    href: `#promotion-${index}`,
  })),
  most: 6,
  more: {
    key: "more",
    label: "More",
    icon: "more",
    href: "#promotions",
    badge: (
      <CountBadge count={8} tone="neutral" label="8 promotions available" />
    ),
  },
};

export const WithPromotions: Story = {
  args: { sections: [...sections.slice(0, 1), promotions] },
};

export const FoldedWithCount: Story = {
  args: { sections: [promotions], folded: true },
};

export const Complete: Story = {
  args: {
    sections: [...sections.slice(0, 1), promotions, ...sections.slice(1)],
    children: (
      <Stack gap="x4">
        <Inline gap="x3" align="start">
          <QrCode
            text="https://lobby.example/app/android"
            label="Download for Android"
            size={120}
          />
          <QrCode
            text="https://lobby.example/app/ios.mobileconfig"
            label="Download for iOS"
            size={120}
          />
        </Inline>
        <SocialIcons
          label="Official channels"
          links={{
            FACEBOOK: "https://channels.example/fb",
            INSTAGRAM: "https://channels.example/ig",
            TELEGRAM: "https://channels.example/tg",
          }}
        />
        {language}
      </Stack>
    ),
  },
};

export const LongWords: Story = {
  args: {
    sections: [
      {
        key: "long",
        label: "Spiele und Unterhaltungsmöglichkeiten",
        items: [
          {
            key: "a",
            label: "Sicherheitseinstellungen und Selbstausschluss",
            icon: "shield",
            href: "#a",
          },
        ],
      },
    ],
  },
};
