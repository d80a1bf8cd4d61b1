import type { Meta, StoryObj } from "@storybook/react-vite";
import * as stories from "../../private/testing/stories.css.ts";
import { Inline } from "../stack/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { Icon } from "./Icon.tsx";
import { iconNames } from "./glyphs.ts";

const meta = {
  title: "Components/Media/Icon",
  component: Icon,
  args: { name: "wallet" },
  parameters: {
    guide: {
      do: ["Place it beside the word that it illustrates."],
      dont: [
        "Do not recolour it: it takes the colour of the surrounding text.",
      ],
      accessibility: [
        "Without a label it is hidden from screen readers: the text beside it or the button's label gives the meaning.",
      ],
      keywords: ["glyph", "symbol", "svg", "pictogram"],
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Family: Story = {
  render: () => (
    <div className={stories.sheet}>
      {iconNames.map((name) => (
        <div key={name} className={stories.sample}>
          <Icon name={name} size="large" />
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: ({ name }) => (
    <Inline gap="x6">
      <Icon name={name} size="small" />
      <Icon name={name} size="medium" />
      <Icon name={name} size="large" />
    </Inline>
  ),
};

export const InText: Story = {
  render: () => (
    <Text>
      Press <Icon name="heart" size="text" label="the heart" /> on a game to
      keep it in your favourites.
    </Text>
  ),
};

export const WithName: Story = { args: { name: "warning", label: "Warning" } };

export const TakesTheColourAround: Story = {
  render: () => (
    <Inline gap="x6">
      <Text as="span" tone="accent">
        <Icon name="slots" size="large" />
      </Text>
      <Text as="span" tone="quiet">
        <Icon name="live" size="large" />
      </Text>
      <Text as="span" tone="prize">
        <Icon name="crown" size="large" />
      </Text>
    </Inline>
  ),
};
