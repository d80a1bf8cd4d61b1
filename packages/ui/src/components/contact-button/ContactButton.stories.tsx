import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { ContactButton } from "./ContactButton.tsx";

const meta = {
  title: "Components/Content/ContactButton",
  component: ContactButton,
  args: {
    label: "Contact us on Telegram",
    channel: "TELEGRAM",
    href: "https://channels.example/foyer",
    place: "here",
  },
  parameters: {
    guide: {
      do: ["Use one per page, for the channel that answers fastest."],
      dont: ["Do not let it move, count or blink."],
      accessibility: [
        "A real link that names its destination and says that it opens in a new tab; in the margin its label appears on focus.",
      ],
      keywords: ["telegram", "floating", "chat", "support", "contact", "fab"],
    },
  },
} satisfies Meta<typeof ContactButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Telegram: Story = {};

/** In the margin on a desktop, at the end of the page on a phone. */
export const InTheMargin: Story = { args: { place: "margin" } };

export const WithoutChannel: Story = {
  args: { channel: undefined, label: "Talk to us" },
};

export const LongWords: Story = {
  args: { label: "Contact customer service on Telegram at any time" },
};

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      <ContactButton {...args} />
      <ContactButton {...args} channel="WHATSAPP" label="WhatsApp" />
      <ContactButton {...args} channel="LINE" label="LINE" />
      <ContactButton {...args} channel={undefined} label="Talk to us" />
    </Inline>
  ),
};
