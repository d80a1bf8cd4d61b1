import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/stories.css.ts";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonText } from "./SkeletonText.tsx";

const meta = {
  title: "Components/Feedback/Skeleton",
  component: Skeleton,
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Paragraph: Story = { render: () => <SkeletonText lines={4} /> };

export const Card: Story = { args: { shape: "card", width: "half" } };

export const Banner: Story = { args: { shape: "banner" } };

export const PanelThatIsComing: Story = {
  render: () => (
    <div className={stories.panel} aria-busy="true">
      <Stack>
        <Inline gap="x3" wrap={false}>
          <Skeleton shape="circle" width="control" />
          <Skeleton shape="heading" width="half" />
        </Inline>
        <SkeletonText />
        <Skeleton shape="control" />
      </Stack>
    </div>
  ),
};
