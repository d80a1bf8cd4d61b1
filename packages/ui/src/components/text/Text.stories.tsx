import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "./Text.tsx";

const words =
  "Winnings are credited to your wallet as soon as the round has ended. You can see them all in your betting record.";

const meta = {
  title: "Components/Typography/Text",
  component: Text,
  args: { children: words },
  parameters: {
    guide: {
      do: ["Use the quiet tone for secondary information."],
      dont: ["Do not use it for titles; use a Heading."],
      accessibility: [
        "Every tone has been checked for contrast on every surface of each brand.",
      ],
      keywords: ["paragraph", "body", "copy", "typography", "label"],
    },
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { measure: true } };

export const Sizes: Story = {
  render: () => (
    <Stack gap="x3">
      <Text size="lead">Lead: {words}</Text>
      <Text>Body: {words}</Text>
      <Text size="small">Small: {words}</Text>
      <Text size="caption">Caption: {words}</Text>
    </Stack>
  ),
};

const tones = [
  "primary",
  "quiet",
  "accent",
  "success",
  "warning",
  "danger",
  "info",
  "prize",
] as const;

export const Tones: Story = {
  render: () => (
    <Stack gap="x2">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const CutAfterTwoLines: Story = {
  args: { lines: "two" },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const CutAfterOneLine: Story = {
  ...CutAfterTwoLines,
  args: { lines: "one" },
};

export const LongWord: Story = {
  ...CutAfterTwoLines,
  args: {
    children: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  },
};

export const Figures: Story = {
  render: () => (
    <Stack gap="x1" align="end">
      {["1,111.11", "8,888.88", "24.00"].map((figure) => (
        <Text key={figure} tabular weight="strong">
          {figure}
        </Text>
      ))}
    </Stack>
  ),
};

export const Scripts: Story = {
  render: () => (
    <Stack gap="x3">
      <div lang="my">
        <Text>ဂိမ်းအနိုင်ရငွေများကို ပိုက်ဆံအိတ်သို့ ချက်ချင်း ထည့်ပေးပါသည်။</Text>
      </div>
      <div lang="th">
        <Text>เงินรางวัลจะเข้ากระเป๋าของคุณทันทีที่รอบสิ้นสุดลง ทั้งนี้เป็นไปตามกติกา</Text>
      </div>
      <div lang="ar" dir="rtl">
        <Text>
          تُضاف الأرباح إلى محفظتك فور انتهاء الجولة، ويظهر كل ربح في السجل.
        </Text>
      </div>
      <div lang="zh">
        <Text>每局结束后，奖金会立即转入您的钱包，每一笔都记录在案。</Text>
      </div>
      <div lang="hi">
        <Text>राउंड समाप्त होते ही जीत की राशि आपके वॉलेट में आ जाती है।</Text>
      </div>
    </Stack>
  ),
};
