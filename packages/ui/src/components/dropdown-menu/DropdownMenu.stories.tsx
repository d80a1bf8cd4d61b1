import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Inline } from "../stack/Inline.tsx";
import { DropdownMenu } from "./DropdownMenu.tsx";
import { DropdownMenuHeading } from "./DropdownMenuHeading.tsx";
import { DropdownMenuItem } from "./DropdownMenuItem.tsx";
import { DropdownMenuRadioGroup } from "./DropdownMenuRadioGroup.tsx";
import { DropdownMenuSeparator } from "./DropdownMenuSeparator.tsx";

const meta = {
  title: "Components/Overlays/DropdownMenu",
  component: DropdownMenu,
  args: {
    trigger: <Button>Account</Button>,
    children: null,
    onOpenChange: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Use it for actions or a single choice. Name actions with verbs, and put a dangerous one last, below a separator.",
        "Give entries that go somewhere an `href`, so that they can be opened in a new tab.",
      ],
      dont: [
        "Do not put fields or body text into it; those belong in a Modal or a Drawer.",
        "Do not hide the main action of a screen in it.",
      ],
      accessibility: [
        "It is a menu button: Enter, Space and Arrow down open it; arrows, Home, End and typing move through it; Escape closes it and focus returns to the button.",
        "The page behind stays usable and can be scrolled.",
      ],
      keyboard: [
        {
          keys: "Enter, Space, Down",
          effect: "Opens the menu and focuses the first entry.",
        },
        { keys: "Up, Down, Home, End", effect: "Move between the entries." },
        {
          keys: "A letter",
          effect: "Goes to the next entry that starts with it.",
        },
        {
          keys: "Escape",
          effect: "Closes the menu and returns focus to the button.",
        },
      ],
      keywords: ["menu", "actions", "context menu", "options", "kebab"],
    },
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const entries = (
  <>
    <DropdownMenuHeading>Logged in as lake.walker</DropdownMenuHeading>
    <DropdownMenuItem
      icon={<Icon name="deposit" />}
      end="MYR 1,204.50"
      onSelect={fn()}
    >
      Deposit
    </DropdownMenuItem>
    <DropdownMenuItem icon={<Icon name="withdraw" />} onSelect={fn()}>
      Withdraw
    </DropdownMenuItem>
    <DropdownMenuItem icon={<Icon name="record" />} onSelect={fn()}>
      Betting record
    </DropdownMenuItem>
    <DropdownMenuItem icon={<Icon name="gift" />} disabled onSelect={fn()}>
      Rewards
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem
      icon={<Icon name="logout" />}
      tone="danger"
      onSelect={fn()}
    >
      Log out
    </DropdownMenuItem>
  </>
);

export const Closed: Story = { args: { children: entries } };

export const Open: Story = { args: { children: entries, open: true } };

export const OpenAtTheEnd: Story = {
  args: { children: entries, open: true, align: "end" },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    open: true,
    children: (
      <>
        <DropdownMenuHeading>
          Logged in as a.very.long.username.that.someone.chose.in.a.hurry
        </DropdownMenuHeading>
        <DropdownMenuItem
          icon={<Icon name="history" />}
          end="12,480"
          onSelect={fn()}
        >
          Withdrawals that need your answer: received or not received
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="shield" />} onSelect={fn()}>
          လုံခြုံရေးဌာန နှင့် အကောင့်ဆက်တင်များ
        </DropdownMenuItem>
      </>
    ),
  },
};

export const Links: Story = {
  args: {
    open: true,
    children: (
      <>
        <DropdownMenuItem icon={<Icon name="promo" />} href="#promotions">
          Promotions
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Icon name="headset" />} href="#help">
          Help centre
        </DropdownMenuItem>
      </>
    ),
  },
};

export const OneChoice: Story = {
  args: { trigger: <Button>Language</Button>, open: true },
  render: function Choice(args) {
    const [language, setLanguage] = useState("en");
    return (
      <DropdownMenu {...args}>
        <DropdownMenuRadioGroup
          label="Language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: "en", label: "English", lang: "en" },
            { value: "ms", label: "Bahasa Melayu", lang: "ms" },
            { value: "th", label: "ภาษาไทย", lang: "th" },
            { value: "my", label: "မြန်မာ", lang: "my" },
            { value: "ar", label: "العربية", lang: "ar" },
            { value: "zh", label: "简体中文", lang: "zh-Hans" },
          ]}
        />
      </DropdownMenu>
    );
  },
};

export const ManyEntries: Story = {
  args: {
    open: true,
    children: Array.from({ length: 30 }, (_, index) => (
      <DropdownMenuItem key={index} onSelect={fn()}>
        Entry {index + 1}
      </DropdownMenuItem>
    )),
  },
};
