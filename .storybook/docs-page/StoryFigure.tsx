import {
  anchorBlockIdFromId,
  Source,
  Story,
} from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { field } from "../guide.ts";
import { Canvas } from "../parts/Canvas.tsx";
import { StoryFrame } from "../parts/StoryFrame.tsx";
import { useShownLook } from "../useLook.ts";
import * as css from "./page.css.ts";

/** Fills the window or covers it: such a story needs a window of its own. */
export function isFramed({ title, parameters }: PreparedStory): boolean {
  return (
    parameters["layout"] === "fullscreen" ||
    /^(Screens|Flows)\/|\/(Overlays|Shell)\//.test(title)
  );
}

export interface StoryFigureProps {
  readonly story: PreparedStory;
  /** True: the controls change this story. */
  readonly primary?: boolean;
}

/** One story on the brand's own background, with its name and its code. */
export function StoryFigure({ story, primary = false }: StoryFigureProps) {
  const look = useShownLook();
  const words = descriptionOf(story);
  return (
    <figure className={css.figure} id={anchorBlockIdFromId(story.id)}>
      <figcaption className={css.caption}>
        <h3 className={css.storyName}>{story.name}</h3>
        {words && <p className={css.lead}>{words}</p>}
        <a
          className={css.quietLink}
          href={`./?path=/story/${story.id}`}
          target="_top"
        >
          Open on its own
        </a>
      </figcaption>
      {isFramed(story) ? (
        <StoryFrame
          storyId={story.id}
          title={`${story.title}: ${story.name}`}
          look={look}
          height={story.title.includes("/Overlays/") ? 440 : 640}
        />
      ) : (
        <Canvas look={look}>
          <Story
            of={story.moduleExport}
            {...(primary ? { __primary: true } : { __forceInitialArgs: true })}
          />
        </Canvas>
      )}
      <Code>
        <Source of={story.moduleExport} />
      </Code>
    </figure>
  );
}

function Code({ children }: { readonly children: ReactNode }) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>Code</summary>
      <div className={css.source}>{children}</div>
    </details>
  );
}

function descriptionOf({ parameters }: PreparedStory): string {
  const text = field(field(parameters["docs"], "description"), "story");
  return typeof text === "string" ? text : "";
}
