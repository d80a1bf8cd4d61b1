import {
  DocsContainer,
  type DocsContainerProps,
} from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { day, night } from "../frame.ts";
import { lookOf, showLook } from "../globals.ts";
import { useShownLook } from "../useLook.ts";

/** What stands around every documentation page: the frame's theme in the mode that is chosen. */
export default function DocsFrame({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>) {
  const { mode } = useShownLook();
  // A page may hold frames alone, so the document takes its look before any story is drawn in it.
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
