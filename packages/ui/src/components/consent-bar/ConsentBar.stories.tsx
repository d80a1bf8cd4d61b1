import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { BottomNavigation } from "../bottom-navigation/BottomNavigation.tsx";
import { PageLayout } from "../page-layout/PageLayout.tsx";
import { Text } from "../text/Text.tsx";
import { ConsentBar } from "./ConsentBar.tsx";

const meta = {
  title: "Components/Shell/ConsentBar",
  component: ConsentBar,
  args: { onAnswer: fn() },
  parameters: {
    layout: "fullscreen",
    guide: {
      do: ["Give both answers equal weight."],
      dont: ["Do not show it again to a visitor who has answered."],
      accessibility: [
        "It is a named region and never takes focus from what the visitor is doing.",
      ],
      keywords: ["cookie banner", "privacy", "gdpr", "tracking"],
      keyboard: [
        { keys: "Tab", effect: "Reaches both answers, one after the other." },
      ],
    },
  },
} satisfies Meta<typeof ConsentBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const OverPage: Story = {
  render: (args) => (
    <>
      <PageLayout
        header={null}
        bottomNavigation={
          <BottomNavigation
            label="Main"
            items={[
              {
                key: "home",
                icon: "home",
                label: "Home",
                selected: true,
                href: "#home",
              },
              {
                key: "promo",
                icon: "promo",
                label: "Promotions",
                href: "#promo",
              },
              { key: "user", icon: "user", label: "Log in", onSelect: fn() },
            ]}
          />
        }
      >
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            {index + 1}. The page continues behind the bar.
          </Text>
        ))}
      </PageLayout>
      <ConsentBar {...args} />
    </>
  ),
};
