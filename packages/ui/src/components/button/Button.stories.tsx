import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Button } from "./Button.tsx";
import { matrix } from "./Button.stories.css.ts";

const meta = {
  title: "Components/Actions/Button",
  component: Button,
  args: { children: "Deposit" },
  parameters: {
    guide: {
      do: [
        "Name the action: Deposit, Save, Send code.",
        "Use one solid accent button per screen; make the others less prominent.",
      ],
      dont: [
        "Do not write OK or Submit.",
        "Do not use a solid button for an action that gives up a claim or loses money.",
      ],
      accessibility: [
        "While loading it keeps its size, focus and name, and is announced as busy.",
        "Disable a button only where the reason is shown beside it.",
      ],
      keywords: ["cta", "call to action", "primary", "action", "submit"],
      keyboard: [{ keys: "Enter, Space", effect: "Presses the button." }],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Accent: Story = { args: { tone: "accent", children: "Log in" } };

export const Danger: Story = {
  args: { tone: "danger", children: "Cancel withdrawal" },
};

export const Large: Story = {
  args: { tone: "accent", size: "large", children: "Deposit RM 50.00" },
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button tone="accent" icon="deposit">
        Deposit
      </Button>
      <Button icon="refresh">Try again</Button>
      <Button variant="quiet" iconEnd="chevron-end">
        All games
      </Button>
    </Inline>
  ),
};

export const Loading: Story = {
  render: () => (
    <Inline>
      <Button tone="accent" loading>
        Log in
      </Button>
      <Button loading>Try again</Button>
      <Button variant="outline" loading size="small">
        Refresh
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { tone: "accent", disabled: true, children: "Withdraw" },
};

export const DisabledWithReason: Story = {
  args: {
    tone: "accent",
    disabled: true,
    disabledReason: "Add a bank account first",
    children: "Withdraw",
  },
};

export const AsLink: Story = {
  args: {
    href: "#promotions",
    iconEnd: "chevron-end",
    children: "All promotions",
  },
};

export const Wide: Story = {
  args: {
    tone: "accent",
    size: "large",
    wide: true,
    children: "Register",
  },
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    tone: "accent",
    icon: "withdraw",
    children:
      "Bakiyenin tamamını sağlayıcılardan ana cüzdana geri aktarmayı onayla",
  },
  decorators: [
    (Story) => (
      <div className={stories.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const TallScripts: Story = {
  render: () => (
    <Inline>
      <Button tone="accent" lang="my">
        ငွေသွင်းရန် နှိပ်ပါ
      </Button>
      <Button lang="th">ฝากเงินที่นี่</Button>
      <Button variant="outline" lang="ar">
        إيداع الآن
      </Button>
    </Inline>
  ),
};

const tones = ["accent", "neutral", "danger"] as const;
const variants = ["solid", "soft", "outline", "quiet"] as const;
const sizes = ["small", "medium", "large"] as const;

export const Matrix: Story = {
  render: () => (
    <Stack gap="x6">
      {tones.map((tone) => (
        <Stack key={tone} gap="x3">
          <Text size="small" tone="quiet">
            {tone}
          </Text>
          {variants.map((variant) => (
            <div key={variant} className={matrix}>
              {sizes.map((size) => (
                <Button
                  key={size}
                  tone={tone}
                  variant={variant}
                  size={size}
                  icon="wallet"
                >
                  {variant}
                </Button>
              ))}
              <Button tone={tone} variant={variant} disabled>
                disabled
              </Button>
              <Button tone={tone} variant={variant} loading>
                loading
              </Button>
            </div>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
