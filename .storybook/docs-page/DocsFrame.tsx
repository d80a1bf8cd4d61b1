import {
  DocsContainer,
  type DocsContainerProps,
} from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { day, night } from "../frame.ts";
import { lookOf, showLook } from "../globals.ts";
import { useShownLook } from "../useLook.ts";

/** The wrapper of every documentation page: Storybook's theme in the chosen mode. */
export default function DocsFrame({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>) {
  const { mode } = useShownLook();
  // A page may consist of frames only, so the document gets its look before any story is drawn in it.
  const [story] = context.componentStories();
  if (story) {
    const { globals } = context.getStoryContext(story);
    showLook(lookOf({ id: story.id, globals }));
  }
  return (
    <DocsContainer context={context} theme={mode === "light" ? day : night}>
      {children}
    </DocsContainer>
  );
}
