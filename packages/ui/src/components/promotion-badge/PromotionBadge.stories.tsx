import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { PromotionBadge } from "./PromotionBadge.tsx";

const meta = {
  title: "Components/Content/PromotionBadge",
  component: PromotionBadge,
  args: { kind: "newbie" },
  parameters: {
    guide: {
      do: ["Give a promotion two badges at most, the most important first."],
      dont: [
        "Do not use a badge that is not true: a limited offer must have an end date.",
      ],
      accessibility: [
        "Icon and text say the same as the colour, so it works in greyscale and for screen readers.",
      ],
      keywords: ["promotion", "label", "tag", "new", "limited", "daily", "vip"],
    },
  },
} satisfies Meta<typeof PromotionBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Newbie: Story = {};

export const Limited: Story = { args: { kind: "limited" } };

export const Special: Story = { args: { kind: "special" } };

export const Daily: Story = { args: { kind: "daily" } };

export const HighRate: Story = { args: { kind: "highRate" } };

export const Vip: Story = { args: { kind: "vip" } };

export const Matrix: Story = {
  render: () => (
    <Inline gap="x2">
      <PromotionBadge kind="newbie" />
      <PromotionBadge kind="limited" />
      <PromotionBadge kind="special" />
      <PromotionBadge kind="daily" />
      <PromotionBadge kind="highRate" />
      <PromotionBadge kind="vip" />
    </Inline>
  ),
};
