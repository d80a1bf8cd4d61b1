import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleAvatar } from "../../private/testing/storySamples.ts";
import { Button } from "../button/Button.tsx";
import { LanguageSelect } from "../language-select/LanguageSelect.tsx";
import { Link } from "../link/Link.tsx";
import { MemberBlock } from "../member-block/MemberBlock.tsx";
import { MemberMenu } from "../member-menu/MemberMenu.tsx";
import { ModeSwitch } from "../mode-switch/ModeSwitch.tsx";
import { Heading } from "../text/Heading.tsx";
import { Header } from "./Header.tsx";

const guest = (
  <>
    <Button variant="quiet" onClick={fn()}>
      Log in
    </Button>
    <Button tone="accent" onClick={fn()}>
      Register
    </Button>
  </>
);
const member = (
  <MemberBlock
    currencySymbol="RM"
    balance="1234.5"
    balanceState="fresh"
    masked={false}
    onMaskedChange={fn()}
    onRefresh={fn()}
    onDeposit={fn()}
    menu={
      <MemberMenu
        account="lake.walker"
        avatarUrl={sampleAvatar}
        items={[]}
        onCopied={fn()}
      />
    }
  />
);

const meta = {
  title: "Components/Shell/Header",
  component: Header,
  args: {
    homeHref: "#home",
    logo: (
      <Heading level={2} size="card">
        Foyer
      </Heading>
    ),
    onMenu: fn(),
    children: guest,
  },
  parameters: {
    guide: {
      do: [
        "On a phone, keep login, registration and balance here and nowhere else.",
      ],
      dont: ["Do not add a second row: the header stays one line at 320 px."],
      accessibility: [
        "The header is the page's banner; the logo is a link with the brand's name.",
      ],
      keywords: ["header", "top bar", "app bar", "banner", "logo"],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const Member: Story = { args: { children: member } };

export const WithNavigation: Story = {
  args: {
    children: member,
    navigation: (
      <>
        <Link href="#deposit">Deposit</Link>
        <Link href="#withdraw">Withdraw</Link>
      </>
    ),
  },
};

export const WithLanguageAndMode: Story = {
  args: {
    children: (
      <>
        <LanguageSelect
          languages={[{ code: "EN", label: "English", tag: "en" }]}
          selected="EN"
          onSelect={fn()}
        />
        <ModeSwitch onChange={fn()} />
        <Button tone="accent">Register</Button>
      </>
    ),
  },
};

export const NoMenu: Story = { args: { onMenu: undefined } };

const links = (
  <>
    <Link href="#deposit">Deposit</Link>
    <Link href="#withdraw">Withdraw</Link>
  </>
);

/** At tablet width and above the logo is in the middle; on a desktop the navigation is below it. */
export const Centred: Story = {
  args: { look: "centred", children: member, navigation: links },
  play: async ({ canvas }) => {
    const name = canvas.getByText("lake.walker", { selector: "bdi" });
    if (matchMedia("(min-width: 90em)").matches)
      await expect(name).toBeVisible();
    else await expect(name).not.toBeVisible();
  },
};

/** Lower, and in the page's own colour. */
export const Slim: Story = {
  args: { look: "slim", children: member, navigation: links },
};
