import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { fn } from "storybook/test";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { ImageDrop, type ImageDropProps } from "./ImageDrop.tsx";
import type { ImageDropItem } from "./ImageDropRow.tsx";
import { drawnImage } from "../../private/testing/sampleImages.ts";

type State = Pick<ImageDropItem, "state" | "progress" | "error"> & {
  name?: string;
};

/** Fills the field with generated pictures in the statuses that a story shows. */
function Filled({ states, ...args }: ImageDropProps & { states?: State[] }) {
  const [value, setValue] = useState<readonly ImageDropItem[]>(args.value);
  useEffect(() => {
    let gone = false;
    const drawn = (states ?? []).map(async ({ name, ...state }, at) => {
      const file = await drawnImage(
        name ?? `receipt-${at + 1}.png`,
        190 + at * 70,
      );
      return { id: `${at}`, file, ...state };
    });
    void Promise.all(drawn).then((items) => {
      if (!gone && items.length > 0) setValue(items);
    });
    return () => {
      gone = true;
    };
  }, [states]);
  return <ImageDrop {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: "Components/Forms/ImageDrop",
  component: ImageDrop,
  args: {
    label: "Proof of payment",
    name: "proof",
    value: [],
    onChange: fn(),
    onRetry: fn(),
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Say in the hint what the pictures must show.",
        "Send each picture as soon as it is chosen and pass its status back, so that the form itself is quick to send.",
      ],
      dont: [
        "Do not treat an accepted file as safe: the server checks it again.",
        "Do not use it for a member's avatar: that has its own control.",
      ],
      accessibility: [
        "A single tab stop serves for choosing, dropping and pasting; every result is announced once.",
        "Focus stays in the list when a picture is removed.",
      ],
      keyboard: [{ keys: "Enter, Space", effect: "Opens the file picker." }],
      keywords: ["upload", "file", "picture", "proof", "drag", "paste"],
    },
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof ImageDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: {
    required: true,
    hint: "Account, amount and date must be legible.",
  },
};

const onTheirWay: State[] = [
  { state: "sent" },
  { state: "sending", progress: 0.42 },
  { state: "sending" },
];

export const OnTheirWay: Story = {
  render: (args) => <Filled {...args} states={onTheirWay} />,
};

const chosen: State[] = [{ state: "ready" }, { state: "ready" }];

export const Chosen: Story = {
  render: (args) => <Filled {...args} states={chosen} />,
};

const failed: State[] = [
  { state: "failed" },
  { state: "failed", error: "The connection was lost after two minutes." },
];

export const Failed: Story = {
  render: (args) => <Filled {...args} states={failed} />,
};

export const Wrong: Story = {
  args: { required: true, error: "Add at least one picture." },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => <Filled {...args} states={chosen} />,
};

const long: State[] = [
  {
    state: "ready",
    name: "Screenshot of the transfer from the savings account on the second of November, second attempt.png",
  },
  { state: "sent", name: "ဓာတ်ပုံ-ငွေလွှဲပြေစာ.png" },
  { state: "ready", name: "receipt\u202Egpj.png" },
];

/** Long names are shortened with an ellipsis; direction marks are removed from names. */
export const LongNames: Story = {
  args: {
    label:
      "Pictures of the bank statement that show the deposit and the name of the account holder",
  },
  render: (args) => <Filled {...args} states={long} />,
};

export const OnePicture: Story = {
  args: { label: "Picture of your card", maxFiles: 1, maxBytes: 512 * 1024 },
};
