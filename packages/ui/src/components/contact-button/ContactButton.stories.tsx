import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../stack/Inline.tsx";
import { ContactButton } from "./ContactButton.tsx";

const meta = {
  title: "Components/Content/ContactButton",
  component: ContactButton,
  args: {
    label: "Ask us on Telegram",
    channel: "TELEGRAM",
    href: "https://channels.example/foyer",
    place: "here",
  },
  parameters: {
    guide: {
      do: ["Keep it to one per page, for the channel that answers fastest."],
      dont: [
        "Do not let it move, count or blink: it is there when one looks for it.",
      ],
      accessibility: [
        "A real link that says where it leads and that it opens in a new tab; in the margin its words come with the focus.",
      ],
      keywords: ["telegram", "floating", "chat", "support", "contact", "fab"],
    },
  },
} satisfies Meta<typeof ContactButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Telegram: Story = {};

/** In the margin of a desktop, at the end of a phone's page. */
export const InTheMargin: Story = { args: { place: "margin" } };

export const WithoutChannel: Story = {
  args: { channel: undefined, label: "Talk to us" },
};

export const LongWords: Story = {
  args: { label: "Ask the people at the desk on Telegram at any hour" },
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
