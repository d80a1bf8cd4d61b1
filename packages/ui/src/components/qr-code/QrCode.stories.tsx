import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { QrCode } from "./QrCode.tsx";

const meta = {
  title: "Components/Content/QrCode",
  component: QrCode,
  args: {
    text: "https://lobby.example/app/android",
    label: "Download for Android",
  },
  parameters: {
    guide: {
      do: [
        "Put the same link beside it as a button: on a phone, a player cannot scan their own screen.",
      ],
      dont: ["Do not invert its colours or put a logo over it."],
      accessibility: [
        "It is an image whose name says where it leads. A link too long for a code is shown as a plain link.",
      ],
      keywords: ["qr", "code", "scan", "download", "camera", "barcode"],
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SideMenu: Story = { args: { size: 120, margin: 5 } };

export const Smallest: Story = { args: { size: 64, margin: 0 } };

export const OutOfRange: Story = { args: { size: 20_000, margin: -3 } };

export const LongLink: Story = {
  args: { text: `https://lobby.example/app?${"a".repeat(600)}`, size: 320 },
};

export const TooLong: Story = {
  args: { text: `https://lobby.example/app?${"a".repeat(9000)}` },
};

export const InANarrowPlace: Story = {
  args: { size: 1024 },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};
