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

/** The tab of the security center, in whichever language. */
async function openSecurity(context: Parameters<typeof shown>[0]) {
  await shown(context);
  const tab = document.querySelectorAll("[role=tab]")[1];
  await userEvent.click(tab ?? document.body);
  await waitFor(() =>
    expect(
      document.querySelectorAll("[role=tabpanel] li").length,
    ).toBeGreaterThan(3),
  );
  await shown(context);
}

export const Security: Story = {
  args: { screen: "security" },
  play: openSecurity,
};

export const SecurityFailed: Story = {
  args: { screen: "securityFailed" },
  play: openSecurity,
};

export const RecoveryCodes: Story = {
  args: { screen: "security" },
  play: async (context) => {
    await openSecurity(context);
    const rows = document.querySelectorAll("[role=tabpanel] li");
    // After both passwords, both contacts and the authenticator.
    const button = rows[5]?.querySelector("button");
    await userEvent.click(button ?? document.body);
    const confirm = await waitFor(() => {
      const found = document.querySelector("[role=dialog] [type=submit]");
      if (!found) throw new Error("There is no button.");
      return found;
    });
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(document.querySelector("[role=dialog] ol")).not.toBeNull(),
    );
  },
};

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
