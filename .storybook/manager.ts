import { addons, type State } from "storybook/manager-api";
import { night } from "./night.ts";

/** Pages have nothing to control or to play. */
const isPage = ({ storyId }: State) => /^fo(yer|undations)-/.test(storyId);

addons.setConfig({
  theme: night,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: (state: State, byDefault: boolean) =>
      isPage(state) ? false : byDefault,
  },
});
