import { favouritesMachine } from "@foyer/flows/favourites";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawn } from "./drawn.ts";
import { FlowPage } from "./FlowPage.tsx";
import { favouritesStates } from "./states/favourites.ts";
import { FavouritesState, HeartsState } from "./states/FavouritesState.tsx";
import { stateStories } from "./states/stateStories.tsx";

const meta = {
  title: "Flows/Favourites",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    guide: { keywords: ["statechart", "flow", "heart", "like", "wishlist"] },
  },
} satisfies Meta;

export default meta;

/* Drawn by `render`: a machine among the args would be copied to the toolbars. */
export const Statechart: StoryObj<typeof meta> = {
  render: () => (
    <FlowPage
      name="Favourites"
      lead="Hearts answer at once and are put right afterwards; one call at a time for each game."
      machine={favouritesMachine}
    />
  ),
  play: drawn,
};

const hearts = stateStories(favouritesStates.ways, (actor) => (
  <HeartsState actor={actor} />
));
const at = stateStories(favouritesStates.ways, (actor) => (
  <FavouritesState actor={actor} />
));

export const Undecided: StoryObj = hearts("undecided");
export const SignedOut: StoryObj = hearts("signedOut");
export const LoadingIds: StoryObj = hearts("loadingIds");
export const Unknown: StoryObj = hearts("unknown");
export const Known: StoryObj = hearts("known");
export const Loading: StoryObj = at("loading");
export const Shown: StoryObj = at("shown");
export const ShownWithMore: StoryObj = at("shownWithMore");
export const ShownEmpty: StoryObj = at("shownEmpty");
export const Failed: StoryObj = at("failed");
