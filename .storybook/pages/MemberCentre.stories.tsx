import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { PortalScreen } from "./screens/PortalScreen.tsx";
import { screenArg, shown } from "./screens/shown.ts";

const meta = {
  title: "Screens/Member centre",
  component: PortalScreen,
  tags: ["!autodocs", "composite"],
  parameters: {
    layout: "fullscreen",
    guide: { keywords: ["account", "profile", "wallet", "cash out"] },
  },
  argTypes: { screen: screenArg },
  play: shown,
} satisfies Meta<typeof PortalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = { args: { screen: "account" } };

export const Deposit: Story = { args: { screen: "deposit" } };

export const Withdrawing: Story = { args: { screen: "withdraw" } };

export const Feedback: Story = { args: { screen: "feedback" } };

const conversation = (number: string): Story => ({
  args: { screen: "feedback" },
  play: async (context) => {
    await shown(context);
    const read = [...document.querySelectorAll("button")].find((button) =>
      button.textContent?.includes(number),
    );
    await userEvent.click(read ?? document.body);
    await waitFor(() =>
      expect(document.querySelector("[role=dialog] ol")).not.toBeNull(),
    );
  },
});

export const FeedbackAnswered = conversation("F-104218");

export const FeedbackClosed = conversation("F-104217");

export const FeedbackLong = conversation("F-104219");

export const FeedbackNone: Story = { args: { screen: "noFeedback" } };

export const FeedbackFailed: Story = { args: { screen: "failedFeedback" } };

export const OnAPhone: Story = {
  args: { screen: "withdraw" },
  globals: { viewport: { value: "phone" } },
};
