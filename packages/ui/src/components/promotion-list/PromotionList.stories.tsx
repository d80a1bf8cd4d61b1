import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  sampleNow,
  samplePromotions,
} from "../../private/testing/samplePromotions.ts";
import { PromotionList } from "./PromotionList.tsx";

const meta = {
  title: "Components/Content/PromotionList",
  component: PromotionList,
  args: {
    label: "Promotions",
    promotions: samplePromotions(8),
    now: sampleNow,
    onOpen: () => {},
  },
  parameters: {
    guide: {
      do: ["Show the most relevant promotions first."],
      dont: ["Do not leave ended promotions in the list."],
      accessibility: [
        "It is a named list. Screen readers announce its length, and each card is one button.",
      ],
      keywords: ["promotions", "offers", "grid", "cards", "no data"],
    },
  },
} satisfies Meta<typeof PromotionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { promotions: samplePromotions(1) } };

export const Many: Story = { args: { promotions: samplePromotions(40) } };

export const Loading: Story = { args: { promotions: [], loading: true } };

export const Empty: Story = { args: { promotions: [] } };
