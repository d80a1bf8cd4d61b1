import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  brokenImage,
  sampleAvatar,
} from "../../private/testing/storySamples.ts";
import { Inline } from "../stack/Inline.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Components/Media/Avatar",
  component: Avatar,
  args: { name: "darwin88" },
  parameters: {
    guide: {
      do: [
        "Use it to represent a member's or an agent's account: in the header, in lists, in messages.",
      ],
      dont: [
        "Do not use it for games or providers: they have cards and logos of their own.",
      ],
      accessibility: [
        "It is decorative beside the name; with a label it is an image with that name.",
      ],
      keywords: ["profile picture", "initials", "user image", "account"],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Letter: Story = {};

export const Picture: Story = {
  args: { imageUrl: sampleAvatar, label: "darwin88" },
};

export const BrokenPicture: Story = { args: { imageUrl: brokenImage } };

export const NameWithoutLetters: Story = { args: { name: "***" } };

export const Scripts: Story = {
  render: () => (
    <Inline>
      <Avatar name="ကျော်" />
      <Avatar name="สมชาย" />
      <Avatar name="ليلى" />
      <Avatar name="小明" />
    </Inline>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Inline gap="x4">
      {(["small", "medium", "large"] as const).map((size) => (
        <Inline key={size}>
          <Avatar name="darwin88" size={size} />
          <Avatar name="darwin88" size={size} imageUrl={sampleAvatar} />
          <Avatar name="" size={size} />
        </Inline>
      ))}
    </Inline>
  ),
};
