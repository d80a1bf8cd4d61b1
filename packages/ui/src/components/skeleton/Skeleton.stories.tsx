import type { ReactNode } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import {
  sampleGames,
  sampleVendors,
} from "../../private/testing/storySamples.ts";
import { Grid } from "../stack/Grid.tsx";
import { Inline } from "../stack/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import { BannerCarouselSkeleton } from "../banner-carousel/BannerCarouselSkeleton.tsx";
import { Button } from "../button/Button.tsx";
import { CentrePageSkeleton } from "../centre-panel/CentreBody.tsx";
import { Text } from "../text/Text.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { VendorCard } from "../vendor-card/VendorCard.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { ListRowSkeleton } from "./ListRowSkeleton.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonText } from "./SkeletonText.tsx";
import { StatTileSkeleton } from "./StatTileSkeleton.tsx";
import { VendorCardSkeleton } from "./VendorCardSkeleton.tsx";

const meta = {
  title: "Components/Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    guide: {
      do: [
        "Show the shape of the content in its final place, so that nothing jumps.",
        "Use a component's own skeleton where it has one; build others from lines, controls and blocks.",
      ],
      dont: [
        "Do not use it for a process whose result has no known shape; use a Spinner or a ProgressBar.",
        "Do not flash it briefly: when reloading, keep the old content until the new content arrives.",
      ],
      accessibility: [
        "Screen readers ignore it. Mark the loading region with `aria-busy` and announce loading in a status.",
        "With reduced motion it does not shimmer; in forced colours it has an outline.",
      ],
      keywords: ["loading", "placeholder", "shimmer", "ghost", "waiting"],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

const inAPhone: Story = {
  decorators: [
    (Story) => (
      <div className={stories.phone}>
        <Story />
      </div>
    ),
  ],
};

/** The skeleton and the loaded content, side by side. */
function Beside({ coming, here }: { coming: ReactNode; here: ReactNode }) {
  return (
    <Grid minimum="small">
      <div aria-busy="true">{coming}</div>
      <div>{here}</div>
    </Grid>
  );
}

const [game] = sampleGames(1);
const [vendor] = sampleVendors();

export const Line: Story = { ...inAPhone };

export const Paragraph: Story = {
  render: () => (
    <Beside
      coming={<SkeletonText lines={4} />}
      here={
        <Text>
          Two withdrawals a day are free. From the third, the fee is 1% of the
          amount and is shown before you confirm.
        </Text>
      }
    />
  ),
};

export const Card: Story = {
  ...inAPhone,
  args: { shape: "card", width: "half" },
};

export const Banner: Story = { render: () => <BannerCarouselSkeleton /> };

export const GameBesideItsShape: Story = {
  render: () => (
    <Beside
      coming={
        <div className={stories.card}>
          <GameCardSkeleton />
        </div>
      }
      here={
        <div className={stories.card}>
          <GameCard
            name={game?.name ?? ""}
            vendorName={game?.vendorName ?? ""}
            imageUrl={game?.imageUrl}
            onPlay={() => {}}
          />
        </div>
      }
    />
  ),
};

export const VendorBesideItsShape: Story = {
  render: () => (
    <Beside
      coming={
        <div className={stories.card}>
          <VendorCardSkeleton />
        </div>
      }
      here={
        <div className={stories.card}>
          <VendorCard
            title={vendor?.label ?? ""}
            subtitle="Slots"
            onOpen={() => {}}
          />
        </div>
      }
    />
  ),
};

export const FormBesideItsShape: Story = {
  render: () => (
    <Beside
      coming={<FormSkeleton fields={2} />}
      here={
        <Stack gap="x5">
          <TextField
            label="Username"
            name="account"
            value="lake.walker"
            onChange={() => {}}
          />
          <TextField
            label="E-mail"
            name="email"
            value="walker@lake.example"
            onChange={() => {}}
          />
          <Button tone="accent" wide>
            Save
          </Button>
        </Stack>
      }
    />
  ),
};

export const Rows: Story = {
  ...inAPhone,
  render: () => <ListRowSkeleton rows={5} />,
};

export const Figures: Story = {
  render: () => (
    <Grid>
      <StatTileSkeleton />
      <StatTileSkeleton />
      <StatTileSkeleton />
    </Grid>
  ),
};

export const PageOfACentre: Story = { render: () => <CentrePageSkeleton /> };

export const PanelThatIsComing: Story = {
  ...inAPhone,
  render: () => (
    <div className={stories.panel} aria-busy="true">
      <Stack>
        <Inline gap="x3" wrap={false}>
          <Skeleton shape="circle" width="control" />
          <Skeleton shape="heading" width="half" />
        </Inline>
        <SkeletonText />
        <Skeleton shape="control" />
      </Stack>
    </div>
  ),
};
