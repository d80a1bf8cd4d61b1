import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleBanners } from "../../private/testing/storySamples.ts";
import { GameGrid } from "../game-grid/GameGrid.tsx";
import { card } from "../../private/testing/stories.css.ts";
import { VendorCard } from "./VendorCard.tsx";

const pictures = sampleBanners(5, 4 / 3).map(({ imageUrl }) => imageUrl);

const meta = {
  title: "Components/Lobby/VendorCard",
  component: VendorCard,
  decorators: (Story, { parameters }) =>
    parameters["sheet"] ? (
      <Story />
    ) : (
      <div className={card}>
        <Story />
      </div>
    ),
  args: {
    title: "Ostra Live",
    subtitle: "Live casino",
    imageUrl: pictures[0] ?? "",
    onOpen: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Set `playable` for every game type except slots, which open a list.",
      ],
      dont: ["Do not crop a provider's logo."],
      accessibility: [
        "One button covers the whole card, named by its action and title.",
      ],
      keywords: ["vendor", "provider", "card", "tile", "launch"],
    },
  },
} satisfies Meta<typeof VendorCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensItsGames: Story = {};

export const StartsAtOnce: Story = { args: { playable: true } };

/** The card that a link from another page points to. */
export const Chosen: Story = { args: { playable: true, selected: true } };

export const NoPicture: Story = { args: { imageUrl: undefined } };

export const LongWords: Story = {
  args: {
    title: "Nightjar Tables of the Old Harbour and the Lighthouse",
    subtitle: "Live casino, cards and wheels",
  },
};

export const Matrix: Story = {
  parameters: { sheet: true },
  render: (args) => (
    <GameGrid label="Providers">
      {pictures.map((imageUrl, index) => (
        <VendorCard
          key={imageUrl}
          {...args}
          imageUrl={imageUrl}
          playable={index % 2 === 0}
        />
      ))}
    </GameGrid>
  ),
};
