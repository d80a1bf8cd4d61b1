import {
  DOCS_RENDERED,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_INDEX_INVALIDATED,
  STORY_RENDERED,
} from "storybook/internal/core-events";
import { addons, type State } from "storybook/manager-api";
import { day, night } from "./frame.ts";
import { isWords, withWords } from "./searchWords.ts";

/** Pages have no controls and no interactions. */
const isPage = ({ storyId }: State) =>
  /^(foyer|foundations|screens)-/.test(storyId ?? "");

const prefersDay = window.matchMedia("(prefers-color-scheme: light)").matches;

addons.setConfig({
  theme: prefersDay ? day : night,
  sidebar: { showRoots: true, collapsedRoots: ["flows"] },
  layoutCustomisations: {
    showPanel: (state: State, byDefault: boolean) =>
      isPage(state) ? false : byDefault,
  },
});

addons.register("foyer/frame", (api) => {
  /* Storybook's frame follows the mode of the story. */
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    addons.setConfig({ theme: globals["mode"] === "light" ? day : night });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);

  /*
   * The search finds components by the words listed in their guides. Storybook sometimes replaces its index without
   * an event, so after each render we check whether the words are still there.
   */
  let words: Record<string, readonly string[]> = {};
  const teach = () => {
    const index = api.getIndex();
    const taught = index && withWords(index, words);
    if (taught) void api.setIndex(taught);
  };
  const learn = async () => {
    const answer = await fetch("./words.json");
    const content: unknown = answer.ok ? await answer.json() : undefined;
    if (isWords(content)) words = content;
    teach();
  };
  api.on(STORY_RENDERED, teach);
  api.on(DOCS_RENDERED, teach);
  api.on(STORY_INDEX_INVALIDATED, () => void learn());
  void learn();
});
