import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { sampleBanners } from "../../private/storySamples.ts";
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
        You may set how much you spend in a day. A lower limit holds at once, a
        higher one from tomorrow.
      </Text>
    ),
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
    description: "For deposits, losses and time at play.",
    footer: answers,
  },
};

export const Full: Story = { args: { size: "full" } };

export const WithBanner: Story = {
  args: {
    size: "small",
    title: "Sign in",
    description: "Good to see you again.",
    banner: <img src={sampleBanners(1, 0.8)[0]?.imageUrl} alt="" />,
    children: (
      <Stack gap="x5">
        <TextField
          label="User name"
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
          Sign in
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

export const LongContent: Story = {
  args: {
    footer: answers,
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>
        {index + 1}. A rule that is read to its end by nobody but by those who
        have written it and by those who fear it.
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
            They are counted from midnight to midnight, by the clock of the
            place you play from.
          </Text>
        </Modal>
      </Modal>
    );
  },
};
