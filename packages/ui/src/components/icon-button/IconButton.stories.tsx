import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { CountBadge } from "../badge/CountBadge.tsx";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Components/Actions/IconButton",
  component: IconButton,
  args: { icon: "refresh", label: "Refresh balance" },
  parameters: {
    guide: {
      do: [
        "Use it for actions with a widely known icon: close, refresh, back.",
      ],
      dont: [
        "Do not use it for the main action of a screen: that needs a visible label.",
      ],
      accessibility: [
        "The label is its accessible name and its tooltip.",
        "Its touch target is 44 px, whatever its size.",
      ],
      keywords: ["toolbar button", "round button", "action", "symbol"],
      keyboard: [{ keys: "Enter, Space", effect: "Presses the button." }],
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Selected: Story = {
  args: { icon: "eye-off", label: "Hide balance", selected: true },
};

export const WithCount: Story = {
  args: {
    icon: "bell",
    label: "Messages",
    badge: <CountBadge count={3} label="3 unread" />,
  },
};

export const OnArt: Story = {
  args: { icon: "heart", label: "Favourite", variant: "art", selected: false },
  decorators: [
    (Story) => (
      <div className={stories.art}>
        <Story />
      </div>
    ),
  ],
};

export const AsLink: Story = {
  args: { icon: "headset", label: "Customer service", href: "#help" },
};

const variants = ["quiet", "soft", "outline", "solid", "art"] as const;
const sizes = ["small", "medium", "large"] as const;

export const Matrix: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant} gap="x4">
          {sizes.map((size) => (
            <IconButton
              key={size}
              icon="search"
              label={`Search, ${variant} ${size}`}
              variant={variant}
              size={size}
            />
          ))}
          <IconButton
            icon="eye"
            label={`Show, ${variant}`}
            variant={variant}
            selected
          />
          <IconButton
            icon="eye"
            label={`Show, ${variant}, disabled`}
            variant={variant}
            disabled
          />
          <IconButton
            icon="eye"
            label={`Show, ${variant}, loading`}
            variant={variant}
            loading
          />
        </Inline>
      ))}
    </Stack>
  ),
};
