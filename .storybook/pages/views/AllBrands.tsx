import { useMemo, useState } from "react";
import { Inline } from "@foyer/ui/stack";
import { Select } from "@foyer/ui/select";
import { brands } from "virtual:brands";
import { StoryFrame } from "../../parts/StoryFrame.tsx";
import { useShownLook } from "../../useLook.ts";
import { Page } from "../foundations/Page.tsx";
import { groupsOf, useFile } from "./storyIndex.ts";
import * as css from "./views.css.ts";

const sizes = {
  part: {
    label: "Available width",
    width: undefined,
    height: 720,
    fit: true,
  },
  phone: { label: "Phone, 390", width: 390, height: 720, fit: false },
  desktop: { label: "Desktop, 1280", width: 1280, height: 800, fit: false },
} as const;
const modes = ["dark", "light"] as const;

/** One story in every brand and both modes, side by side. */
export function AllBrands() {
  const index = useFile("./index.json");
  const groups = useMemo(
    () =>
      groupsOf(index).filter(
        ({ title, stories }) =>
          /^(Components|Screens|Flows)\//.test(title) && stories.length > 0,
      ),
    [index],
  );
  const [title, setTitle] = useState("Components/Actions/Button");
  const [storyId, setStoryId] = useState<string>();
  const [size, setSize] = useState<string>("part");
  const group = groups.find((one) => one.title === title) ?? groups[0];
  const stories = group?.stories ?? [];
  const story =
    stories.find(({ id }) => id === storyId) ??
    stories.find(({ name }) => name === "Matrix") ??
    stories[0];
  const shown = isSize(size) ? sizes[size] : sizes.part;
  return (
    <Page
      title="One component, all brands"
      lead="Choose a story to see it in every brand and both modes, each in its own frame. Language, direction, density and motion follow the toolbar."
    >
      <Inline gap="x4" align="end">
        <Select
          label="Component or screen"
          name="component"
          options={groups.map((one) => ({
            value: one.title,
            label: one.title.split("/").slice(1).join(" / "),
          }))}
          value={group?.title}
          onChange={setTitle}
        />
        <Select
          label="Story"
          name="story"
          options={stories.map(({ id, name }) => ({ value: id, label: name }))}
          value={story?.id}
          onChange={setStoryId}
        />
        <Select
          label="Window"
          name="window"
          options={Object.entries(sizes).map(([value, { label }]) => ({
            value,
            label,
          }))}
          value={size}
          onChange={setSize}
        />
      </Inline>
      {story && <Frames storyId={story.id} name={story.name} shown={shown} />}
    </Page>
  );
}

interface FramesProps {
  readonly storyId: string;
  readonly name: string;
  readonly shown: (typeof sizes)[keyof typeof sizes];
}

function Frames({ storyId, name, shown }: FramesProps) {
  const look = useShownLook();
  return (
    <ul className={css.brandGrid}>
      {brands.flatMap((brand) =>
        modes.map((mode) => (
          <li key={`${brand.id} ${mode}`} className={css.brandItem}>
            <h2 className={css.brandName}>
              {brand.name}, {mode}
            </h2>
            <div className={css.scroller}>
              <div style={shown.width ? { inlineSize: shown.width } : {}}>
                <StoryFrame
                  storyId={storyId}
                  title={`${name} in ${brand.name}, ${mode}`}
                  look={{ ...look, brand: brand.id, mode }}
                  height={shown.height}
                  fit={shown.fit}
                />
              </div>
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

function isSize(value: string): value is keyof typeof sizes {
  return Object.hasOwn(sizes, value);
}
