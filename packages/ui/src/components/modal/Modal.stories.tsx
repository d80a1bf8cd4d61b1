import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { sampleBanners } from "../../private/testing/storySamples.ts";
import { Button } from "../button/Button.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Modal } from "./Modal.tsx";

const meta = {
  title: "Components/Overlays/Modal",
  component: Modal,
  args: {
    open: true,
    onClose: fn(),
    title: "Your limits",
    children: (
      <Text>
        Set how much you can spend in a day. A lower limit applies immediately,
        a higher one from tomorrow.
      </Text>
    ),
  },
  parameters: {
    guide: {
      do: [
        "Give it one purpose and a title that states it. Put the buttons in the footer, the main one last.",
        "Choose the size by content: small for a question or login, medium for a form, large for a table, full for a frame.",
      ],
      dont: [
        "Do not stack more than two dialogs.",
        "Do not use `forced` unless the player cannot continue without an answer.",
      ],
      accessibility: [
        "It is a dialog named by its title. Focus moves in, Tab stays inside, Escape closes it, and focus returns to the element that opened it.",
        "The page behind does not scroll and is hidden from screen readers. Pressing outside does nothing.",
      ],
      keyboard: [
        {
          keys: "Tab, Shift + Tab",
          effect:
            "Moves focus inside the dialog and wraps round; the page behind cannot be reached.",
        },
        { keys: "Escape", effect: "Closes the dialog, unless it is forced." },
      ],
      keywords: ["dialog", "popup", "window", "overlay", "lightbox"],
    },
  },
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

const answers = (
  <>
    <Button>Later</Button>
    <Button tone="accent">Save limits</Button>
  </>
);

export const Medium: Story = { args: { footer: answers } };

export const Small: Story = { args: { size: "small", footer: answers } };

export const Large: Story = {
  args: {
    size: "large",
    description: "For deposits, losses and playing time.",
    footer: answers,
  },
};

export const Full: Story = {
  args: {
    size: "full",
    flush: true,
    title: "Lantern Lake",
    children: <img src={sampleBanners(1, 0.8)[0]?.imageUrl} alt="" />,
  },
};

export const WithBanner: Story = {
  args: {
    size: "small",
    title: "Log in",
    description: "Use your username and password.",
    banner: <img src={sampleBanners(1, 0.8)[0]?.imageUrl} alt="" />,
    children: (
      <Stack gap="x5">
        <TextField
          label="Username"
          name="account"
          value="lake.walker"
          onChange={() => {}}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          value="still water"
          onChange={() => {}}
          required
        />
        <Button tone="accent" size="large" wide>
          Log in
        </Button>
      </Stack>
    ),
  },
};

export const Forced: Story = {
  args: {
    forced: true,
    title: "Choose a new password",
    footer: <Button tone="accent">Save password</Button>,
  },
};

export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <>
        <Button disabled>Later</Button>
        <Button tone="accent" loading>
          Save limits
        </Button>
      </>
    ),
  },
};

export const TallScript: Story = {
  args: {
    title: "သင့်ကန့်သတ်ချက်များ",
    description: "အပ်ငွေ၊ ဆုံးရှုံးမှုနှင့် ကစားချိန်အတွက်။",
    footer: answers,
  },
};

export const LongContent: Story = {
  args: {
    footer: answers,
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>
        {index + 1}. A limit applies to all games, on every device where you are
        logged in.
      </Text>
    )),
  },
};

export const LongTitle: Story = {
  args: {
    title:
      "Verantwortungsvolles Spielen: Einzahlungsgrenzen, Verlustgrenzen und Selbstausschluss",
  },
};

export const Nested: Story = {
  render: function Two(args) {
    const [more, setMore] = useState(true);
    return (
      <Modal
        {...args}
        footer={
          <Button onClick={() => setMore(true)}>How does it work?</Button>
        }
      >
        {args.children}
        <Modal
          open={more}
          onClose={() => setMore(false)}
          size="small"
          title="How limits work"
        >
          <Text>
            A limit covers one day, from midnight to midnight in your time zone.
          </Text>
        </Modal>
      </Modal>
    );
  },
};
