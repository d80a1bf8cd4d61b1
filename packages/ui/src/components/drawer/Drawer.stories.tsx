import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Drawer } from "./Drawer.tsx";

const places = [
  "Home",
  "Slots",
  "Live tables",
  "Fishing",
  "Sports",
  "Lottery",
  "Promotions",
  "Help",
];

const meta = {
  title: "Components/Overlays/Drawer",
  component: Drawer,
  args: {
    open: true,
    title: "Menu",
    onClose: fn(),
    children: places.map((place) => (
      <Button key={place} variant="quiet" wide>
        {place}
      </Button>
    )),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};

export const FromTheEnd: Story = { args: { side: "end", title: "Filters" } };

export const MoreThanFits: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Line {index + 1} of a long list</p>
    )),
  },
};
