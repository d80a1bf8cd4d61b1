import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RadioGroup } from "../radio-group/RadioGroup.tsx";
import { SideMenu } from "../side-menu/SideMenu.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Text } from "../text/Text.tsx";
import { Drawer } from "./Drawer.tsx";

const menu = (
  <SideMenu
    label="Main"
    folded={false}
    sections={[
      {
        key: "games",
        items: [
          {
            key: "home",
            label: "Home",
            icon: "home",
            href: "#home",
            selected: true,
          },
          { key: "slots", label: "Slots", icon: "slots", href: "#slots" },
          { key: "live", label: "Live casino", icon: "live", href: "#live" },
          { key: "fishing", label: "Fishing", icon: "fish", href: "#fish" },
          { key: "sports", label: "Sports", icon: "sports", href: "#sports" },
          { key: "lottery", label: "Lottery", icon: "lottery", href: "#lots" },
        ],
      },
      {
        key: "house",
        label: "More",
        items: [
          { key: "promo", label: "Promotions", icon: "promo", href: "#promo" },
          { key: "help", label: "Help", icon: "headset", href: "#help" },
        ],
      },
    ]}
  />
);

const filters = (
  <Stack gap="x6">
    <RadioGroup
      label="Sort by"
      name="order"
      options={[
        { value: "liked", label: "Most played" },
        { value: "new", label: "Newest" },
        { value: "name", label: "Name" },
      ]}
      value="liked"
      onChange={fn()}
    />
    <Stack gap="x3">
      <Checkbox name="sound" checked onChange={fn()}>
        Only games with free play
      </Checkbox>
      <Checkbox name="motion" checked={false} onChange={fn()}>
        Hide games under maintenance
      </Checkbox>
    </Stack>
  </Stack>
);

const meta = {
  title: "Components/Overlays/Drawer",
  component: Drawer,
  args: {
    open: true,
    title: "Menu",
    onClose: fn(),
    children: menu,
  },
  parameters: {
    guide: {
      do: [
        "Use it for content that is beside the page on a desktop: a menu, filters.",
        "Open it from the side that its button is on.",
      ],
      dont: [
        "Do not put a form into it whose content must not be lost: a press outside closes it.",
        "Do not open a drawer from a drawer.",
      ],
      accessibility: [
        "It is a dialog named by its title; Tab stays inside, Escape and a press outside close it, and focus returns to its button.",
        "Sides follow the direction of the language.",
      ],
      keyboard: [
        {
          keys: "Tab, Shift + Tab",
          effect: "Moves through the content in a loop.",
        },
        {
          keys: "Escape",
          effect: "Closes it and returns focus to the button that opened it.",
        },
      ],
      keywords: ["side sheet", "panel", "off-canvas", "menu", "filters"],
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};

export const FromTheEnd: Story = {
  args: { side: "end", title: "Filters", children: filters },
};

export const LongWords: Story = {
  args: {
    title: "Einzahlungsgrenzen und Selbstausschlussverfahren",
    children: (
      <Text>
        Benachrichtigungseinstellungen gelten für alle Spielkategorien, sofern
        nichts Abweichendes festgelegt wurde.
      </Text>
    ),
  },
};

export const MoreThanFits: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>Line {index + 1} of a long list</Text>
    )),
  },
};
