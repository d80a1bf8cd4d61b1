import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  sampleBanners,
  sampleGames,
  sampleWins,
} from "../../private/testing/storySamples.ts";
import { BannerCarousel } from "../banner-carousel/BannerCarousel.tsx";
import { BottomNavigation } from "../bottom-navigation/BottomNavigation.tsx";
import { Button } from "../button/Button.tsx";
import { Footer } from "../footer/Footer.tsx";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameFrame } from "../game-frame/GameFrame.tsx";
import { GameRail } from "../game-rail/GameRail.tsx";
import { Header } from "../header/Header.tsx";
import { LobbySection } from "../lobby-section/LobbySection.tsx";
import { SideMenu } from "../side-menu/SideMenu.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { WinnerBoard } from "../winner-board/WinnerBoard.tsx";
import { PageLayout } from "./PageLayout.tsx";

const header = (
  <Header
    homeHref="#home"
    logo={
      <Heading level={2} size="card">
        Foyer
      </Heading>
    }
    onMenu={fn()}
  >
    <Button tone="accent">Register</Button>
  </Header>
);
const rail = (title: string) => (
  <LobbySection
    title={title}
    count={248}
    actionLabel="See all"
    actionHref="#all"
  >
    <GameRail label={title}>
      {sampleGames(12).map(({ id, ...game }) => (
        <GameCard
          key={id}
          {...game}
          onPlay={fn()}
          onTrial={fn()}
          onFavourite={fn()}
        />
      ))}
    </GameRail>
  </LobbySection>
);
const lobby = (
  <Stack gap="x8">
    <BannerCarousel label="News" banners={sampleBanners(3)} onOpen={fn()} />
    {rail("Hot games")}
    {rail("Recent")}
    <WinnerBoard entries={sampleWins} />
  </Stack>
);
const sideMenu = (
  <SideMenu
    label="Portal"
    folded={false}
    onFoldedChange={fn()}
    sections={[
      {
        key: "main",
        items: [
          {
            key: "home",
            label: "Home",
            icon: "home",
            href: "#home",
            selected: true,
          },
          {
            key: "rewards",
            label: "Reward centre",
            icon: "gift",
            href: "#rewards",
          },
          {
            key: "promo",
            label: "Promotions",
            icon: "promo",
            href: "#promotions",
          },
        ],
      },
    ]}
  />
);
const bottomNavigation = (
  <BottomNavigation
    label="Main"
    items={[
      {
        key: "home",
        label: "Home",
        icon: "home",
        href: "#home",
        selected: true,
      },
      { key: "search", label: "Search", icon: "search", href: "#search" },
      { key: "deposit", label: "Deposit", icon: "deposit", href: "#deposit" },
      { key: "promo", label: "Promotions", icon: "promo", href: "#promotions" },
      { key: "me", label: "Me", icon: "user", href: "#me" },
    ]}
  />
);

const meta = {
  title: "Components/Shell/PageLayout",
  component: PageLayout,
  args: {
    header,
    sideMenu,
    bottomNavigation,
    footer: (
      <Footer
        groups={[
          {
            key: "help",
            title: "Help",
            links: [{ key: "faq", label: "FAQ", href: "#faq" }],
          },
        ]}
        rights="© Foyer Sands"
        age={18}
      />
    ),
    children: lobby,
  },
  parameters: {
    layout: "fullscreen",
    guide: {
      do: [
        "Use it once per page. It places the header, menu, content and footer.",
      ],
      dont: ["Do not nest it."],
      accessibility: ["It provides the landmarks and the skip link."],
      keywords: ["shell", "frame", "template", "scaffold", "landmarks"],
      keyboard: [{ keys: "Tab", effect: "Reaches the skip link first." }],
    },
  },
} satisfies Meta<typeof PageLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lobby: Story = {};

export const NoSideMenu: Story = { args: { sideMenu: undefined } };

export const GamePage: Story = {
  args: {
    sideMenu: undefined,
    footer: undefined,
    bottomNavigation: undefined,
    bare: true,
    children: <GameFrame title="Jade Garden" src={undefined} onBack={fn()} />,
  },
};
