import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  brokenImage,
  sampleGames,
} from "../../private/testing/storySamples.ts";
import { card } from "../../private/testing/stories.css.ts";
import { Grid } from "../stack/Grid.tsx";
import { GameCard } from "./GameCard.tsx";
import { GameCardSkeleton } from "./GameCardSkeleton.tsx";

const [jade, moonlit] = sampleGames(2);

const meta = {
  title: "Components/Lobby/GameCard",
  component: GameCard,
  decorators: (Story, { parameters }) =>
    parameters["sheet"] ? (
      <Story />
    ) : (
      <div className={card}>
        <Story />
      </div>
    ),
  args: {
    name: jade?.name ?? "",
    vendorName: jade?.vendorName ?? "",
    imageUrl: jade?.imageUrl,
    imageColor: jade?.imageColor ?? "",
    onPlay: fn(),
    onTrial: fn(),
    onFavourite: fn(),
  },
  parameters: {
    guide: {
      do: [
        "Pass the average colour of the cover, so that nothing flashes while it loads.",
      ],
      dont: [
        "Do not add other badges: Hot is the only one, so that it keeps its meaning.",
      ],
      accessibility: [
        "One button plays the game and is named after it; heart and free play are separate buttons.",
        "The play icon is on every card, for touch as for a mouse; it grows on hover and keyboard focus.",
      ],
      keywords: [
        "game",
        "tile",
        "cover",
        "favourite",
        "heart",
        "play",
        "trial",
      ],
    },
  },
} satisfies Meta<typeof GameCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Hot: Story = { args: { hot: true } };

export const Favourite: Story = { args: { favourite: true } };

export const FreePlay: Story = { args: { trial: true } };

/** With keyboard focus: the play icon is larger, and free play is shown beside it. */
export const Reached: Story = {
  args: { trial: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Play / })).toHaveFocus();
    const trial = canvas.getByRole("button", { name: /^Free play/ });
    const whole = trial.closest("article");
    // It leaves room for the play icon, whatever its label is.
    await expect(trial.offsetWidth).toBeLessThan(whole?.offsetWidth ?? 0);
  },
};

/** The cover fills the card, and the provider's name has the whole line until free play appears on it. */
export const AsCover: Story = {
  args: { trial: true, vendorName: "Vespergate and Sons" },
  decorators: (Story) => (
    <div data-look="cover">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const vendor = canvas.getByText("Vespergate and Sons");
    await expect(vendor.scrollWidth).toBeLessThanOrEqual(vendor.clientWidth);
  },
};

export const UnderMaintenance: Story = {
  args: { maintenance: true, trial: true },
};

export const LongWords: Story = {
  args: {
    name: "The Clockmaker's Daughter: A Very Long Night in the Observatory",
    vendorName: "Brightwell and the Sons of Tessel",
  },
};

export const Burmese: Story = {
  args: { name: "ကျောက်စိမ်းဥယျာဉ်၏ ရွှေရောင်ည", vendorName: "လူမင်" },
};

export const Thai: Story = {
  args: { name: "สวนหยกแห่งค่ำคืนสีทองที่ไม่เคยหลับใหล", vendorName: "ลูเมน" },
};

/** A name in another script than the page's is cut off at its own end. */
export const InOtherLetters: Story = {
  args: {
    name: "The Clockmaker's Daughter: A Very Long Night in the Observatory",
    vendorName: "Brightwell and the Eleven Sons of Old Mother Tessel",
  },
  decorators: (Story) => (
    <div lang="ar" dir="rtl">
      <Story />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const vendor = canvas.getByText(args.vendorName);
    await expect(vendor.scrollWidth).toBeGreaterThan(vendor.clientWidth);
    const name = document.createRange();
    name.selectNodeContents(vendor);
    const { left } = vendor.getBoundingClientRect();
    await expect(name.getBoundingClientRect().left).toBeCloseTo(left, 0);
  },
};

export const CoverLost: Story = { args: { imageUrl: brokenImage } };

export const NoCover: Story = {
  args: { imageUrl: undefined, name: moonlit?.name ?? "" },
};

export const NoHeart: Story = { args: { onFavourite: undefined } };

export const Coming: Story = { render: () => <GameCardSkeleton /> };

export const Matrix: Story = {
  parameters: { sheet: true },
  render: (args) => (
    <Grid>
      <GameCard {...args} />
      <GameCard {...args} hot />
      <GameCard {...args} hot favourite />
      <GameCard {...args} trial />
      <GameCard {...args} hot trial favourite />
      <GameCard {...args} maintenance favourite />
      <GameCard {...args} imageUrl={undefined} />
      <GameCardSkeleton />
    </Grid>
  ),
};
