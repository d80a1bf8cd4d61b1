import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useState } from "react";
import {
  brokenImage,
  sampleVendors,
} from "../../private/testing/storySamples.ts";
import { VendorMenu } from "./VendorMenu.tsx";

const items = [{ key: "ALL", label: "All" }, ...sampleVendors()];

const meta = {
  title: "Components/Lobby/VendorMenu",
  component: VendorMenu,
  args: { label: "Providers", items, selected: "ALL", onSelect: fn() },
  parameters: {
    guide: {
      do: ["Put “All” first, then the providers in the platform's order."],
      dont: [
        "Do not show logos on a background that they were not designed for.",
      ],
      accessibility: [
        "A logo is announced by the provider's name, which is also shown if the picture does not load.",
      ],
      keywords: ["vendor", "provider", "logo", "filter", "strip"],
    },
  },
} satisfies Meta<typeof VendorMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Logos: Story = {
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return <VendorMenu {...args} selected={selected} onSelect={setSelected} />;
  },
};

export const OneChosen: Story = { args: { selected: "KAVI" } };

export const LogosLost: Story = {
  args: { items: items.map((item) => ({ ...item, imageUrl: brokenImage })) },
};
