import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "Components/Typography/Heading",
  component: Heading,
  args: { level: 2, children: "Hot games tonight" },
  parameters: {
    guide: {
      do: ["Choose `level` by the page outline and `size` by appearance."],
      dont: ["Do not skip a level to get a different size."],
      accessibility: [
        "Screen readers navigate by level. Use level 1 once per page.",
      ],
      keywords: ["title", "h1", "headline", "section"],
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap="x4">
      <Heading level={2} size="display">
        Good evening, darwin88
      </Heading>
      <Heading level={2} size="page">
        Slots
      </Heading>
      <Heading level={2} size="section">
        Hot games tonight
      </Heading>
      <Heading level={3} size="card">
        Lanterns over Still Water
      </Heading>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    size: "page",
    children:
      "Verantwortungsvolles Spielen: Einzahlungsgrenzen und Selbstausschluss",
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Scripts: Story = {
  render: () => (
    <Stack gap="x4">
      <div lang="my">
        <Heading level={2} size="page">
          ယနေ့ည လူကြိုက်များသော ဂိမ်းများ
        </Heading>
      </div>
      <div lang="th">
        <Heading level={2} size="page">
          เกมยอดนิยมคืนนี้ ผู้ชนะที่ยิ่งใหญ่
        </Heading>
      </div>
      <div lang="ar" dir="rtl">
        <Heading level={2} size="page">
          أشهر الألعاب هذه الليلة
        </Heading>
      </div>
      <div lang="zh">
        <Heading level={2} size="page">
          今晚热门游戏
        </Heading>
      </div>
    </Stack>
  ),
};
