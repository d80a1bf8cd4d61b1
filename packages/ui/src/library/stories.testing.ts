import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";

type StoryModule = Parameters<typeof composeStories>[0];

export interface LibraryStory {
  /** Title of the component and name of the story, as "Components/Forms/Checkbox: Checked". */
  readonly id: string;
  readonly Story: ComponentType;
}

/**
 * Every story of the library as a component without props, with its arguments and decorators applied.
 * @param choose Which stories of each component are taken. Default: all.
 */
export function libraryStories(
  choose: <T>(stories: readonly T[]) => readonly T[] = (stories) => stories,
): LibraryStory[] {
  const modules = import.meta.glob<StoryModule>(
    "../components/*/*.stories.tsx",
    { eager: true },
  );
  return Object.values(modules).flatMap((module) =>
    choose(Object.entries<ComponentType>(composeStories(module))).map(
      ([name, Story]) => ({ id: `${module.default.title}: ${name}`, Story }),
    ),
  );
}
