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
  args: { label: "Vendors", items, selected: "ALL", onSelect: fn() },
  parameters: {
    guide: {
      do: ["All first, then the vendors in the platform's order."],
      dont: ["Do not show logos on a ground that they were not drawn for."],
      accessibility: [
        "A logo is read by the vendor's name, which stands in for a lost picture.",
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
