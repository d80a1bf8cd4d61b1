import type { GalleryStory } from "./stories.ts";

/**
 * One story, or the list of all when no index is given.
 *
 * @example <Gallery stories={stories} index={0} />
 */
export function Gallery({
  stories,
  index,
}: {
  readonly stories: readonly GalleryStory[];
  readonly index: number;
}) {
  const story = stories[index];
  return story ? (
    <main data-story={story.id}>
      <story.Story />
    </main>
  ) : (
    <ol data-stories={stories.length}>
      {stories.map(({ id }, at) => (
        <li key={id}>
          <a href={`#${at}`}>{id}</a>
        </li>
      ))}
    </ol>
  );
}
