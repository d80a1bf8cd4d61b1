import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import * as stories from "../../private/stories.css.ts";
import { Stack } from "../stack/Stack.tsx";
import { Stepper } from "./Stepper.tsx";

const steps = [
  { key: "account", label: "Account" },
  { key: "phone", label: "Mobile number" },
  { key: "bank", label: "Bank account" },
  { key: "check", label: "Check and confirm" },
];

const meta = {
  title: "Components/Navigation/Stepper",
  component: Stepper,
  args: { label: "Opening an account", steps, current: "phone" },
  parameters: {
    guide: {
      do: [
        "Use it for two to six steps that come one after the other, each with a name of one to three words.",
        "Let players go back to what is done; nothing they typed may be lost by it.",
      ],
      dont: [
        "Do not let anybody press a step that lies ahead.",
        "Do not use it for what happens without the player; that is a StatusTimeline.",
      ],
      accessibility: [
        "It is an ordered list; the present step is marked as such, done and failed ones say so.",
        "On a phone the names stay in the list for screen readers, while bars and “Step 2 of 4” are seen.",
      ],
      keywords: ["wizard", "steps", "process", "progress", "registration"],
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const WithAWayBack: Story = {
  args: { current: "check", onSelect: fn() },
};

export const Failed: Story = {
  args: {
    current: "bank",
    steps: steps.map((step) => ({ ...step, failed: step.key === "bank" })),
  },
};

export const AllDone: Story = { args: { current: undefined } };

export const OnAPhone: Story = {
  args: { current: "bank", onSelect: fn() },
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    current: "b",
    steps: [
      { key: "a", label: "Kontoeinrichtung und Altersverifikation" },
      { key: "b", label: "Einverständniserklärungen" },
      { key: "c", label: "Zahlungsmittelverknüpfung" },
      { key: "d", label: "Zusammenfassung" },
    ],
  },
};

export const TallScript: Story = {
  args: {
    current: "b",
    steps: [
      { key: "a", label: "အကောင့်" },
      { key: "b", label: "ဖုန်းနံပါတ်" },
      { key: "c", label: "ဘဏ်အကောင့်" },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x8">
      {[...steps.map(({ key }) => key), undefined].map((current) => (
        <Stepper
          {...args}
          key={current ?? "done"}
          label={`${args.label}, at ${current ?? "the end"}`}
          current={current}
        />
      ))}
    </Stack>
  ),
};
