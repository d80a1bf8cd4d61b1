import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, waitFor } from "storybook/test";
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

/** What a selector finds, once it is there. */
const found = (selector: string): Promise<Element> =>
  waitFor(
    () => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      return element;
    },
    // The page's code may still be loading.
    { timeout: 30_000 },
  );

/** Opens the security center's tab, whose key is the same in every language. */
async function openSecurity(context: Parameters<typeof shown>[0]) {
  await shown(context);
  await userEvent.click(await found("[data-tab=security]"));
  await found("[role=tabpanel] li:nth-child(4)");
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
    // After both passwords, both contacts and the authenticator.
    await userEvent.click(
      await found("[role=tabpanel] li:nth-child(6) button"),
    );
    await userEvent.click(await found("[role=dialog] [type=submit]"));
    await found("[role=dialog] ol");
  },
};

export const Deposit: Story = { args: { screen: "deposit" } };

export const Withdrawing: Story = { args: { screen: "withdraw" } };

export const VipRanks: Story = { args: { screen: "vip" } };

export const Feedback: Story = { args: { screen: "feedback" } };

const conversation = (number: string): Story => ({
  args: { screen: "feedback" },
  play: async (context) => {
    await shown(context);
    const read = [...document.querySelectorAll("button")].find((button) =>
      button.textContent?.includes(number),
    );
    await userEvent.click(read ?? document.body);
    await found("[role=dialog] ol");
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
