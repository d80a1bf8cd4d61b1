import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContentCards } from "./ContentCards.tsx";

/* A separate file, because `data:` URLs are blocked. */
const picture = {
  src: new URL("../rich-text/sampleFigure.svg?no-inline", import.meta.url).href,
  width: 320,
  height: 180,
};

const meta = {
  title: "Components/Content/ContentCards",
  component: ContentCards,
  args: {
    cards: [
      {
        title: "The harbour room",
        text: "Slots by the water, from quiet reels to busy ones.",
        picture,
        href: "/rng",
      },
      {
        title: "The match room",
        text: "Today's matches, and those of the coming week.",
        picture,
        href: "/sports",
      },
      {
        title: "Your limits",
        text: "Decide what you spend before you start.",
        picture,
        href: "/help",
      },
    ],
  },
  parameters: {
    wide: true,
    guide: {
      do: [
        "Use it for a few things that the brand offers, each with a title that says where the card leads.",
      ],
      dont: [
        "Do not use it for games, providers or promotions; they have cards of their own.",
      ],
      accessibility: [
        "The title is the link, and the whole card can be pressed. Pictures decorate; the words say everything.",
      ],
      keywords: ["teaser", "tile", "feature", "brand", "content", "block"],
    },
  },
} satisfies Meta<typeof ContentCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPictures: Story = {
  args: {
    cards: [
      {
        title: "Slots",
        text: "More than a hundred, all with a free trial.",
        href: "/rng",
      },
      { title: "Help", text: "Answers to the usual questions.", href: "/help" },
    ],
  },
};

export const NotLinked: Story = {
  args: {
    cards: [
      { title: "Licensed", text: "By the Lakeland Gaming Commission." },
      { title: "For adults", text: "We check the age of every member." },
      { title: "In your hands", text: "Limits and breaks for every account." },
    ],
  },
};

export const LongWords: Story = {
  args: {
    cards: [
      {
        title: "Sicherheitseinstellungen".repeat(3),
        text: "https://harbour.example/".repeat(6),
        href: "/help",
      },
      { title: "One short title", picture, href: "/rng" },
    ],
  },
};

/** A picture that does not load is replaced by a drawing. */
export const LostPicture: Story = {
  args: {
    cards: [
      { title: "The blue room", picture: { src: "/lost.webp" }, href: "/" },
    ],
  },
};
