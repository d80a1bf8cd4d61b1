import {
  createElement,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from "react";

type Args = Readonly<Record<string, unknown>>;
type Render = (args: Args, context: Context) => ReactNode;
type Decorator = (story: FunctionComponent, context: Context) => ReactNode;

interface Context {
  readonly args: Args;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Part {
  readonly args?: Args;
  readonly parameters?: Context["parameters"];
  readonly render?: Render;
  readonly decorators?: Decorator | readonly Decorator[];
}

interface Meta extends Part {
  readonly title?: string;
  readonly component?: ComponentType<Args>;
}

/** A module of stories in the Component Story Format. */
export interface StoryModule {
  readonly default: Meta;
  readonly [story: string]: Part;
}

export interface GalleryStory {
  /** Title of the module and name of the story, as "Components/Forms/Checkbox: Checked". */
  readonly id: string;
  readonly Story: FunctionComponent;
}

/**
 * Every story of the modules as a component without props, with its arguments and decorators applied.
 *
 * @example galleryStories([module]).map(({ id }) => id)
 */
export function galleryStories(
  modules: readonly StoryModule[],
): GalleryStory[] {
  return modules.flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, story]) => ({
      id: `${meta.title ?? "Untitled"}: ${name}`,
      Story: composed(meta, story, name),
    })),
  );
}

function composed(meta: Meta, story: Part, name: string): FunctionComponent {
  const args = { ...meta.args, ...story.args };
  const parameters = { ...meta.parameters, ...story.parameters };
  const context = { args, name, parameters };
  const component = meta.component;
  const render =
    story.render ??
    meta.render ??
    ((props: Args) => (component ? createElement(component, props) : null));
  // A component of its own, because the render function of a story may use hooks.
  const Plain: FunctionComponent = () => render(args, context);
  return [...list(story.decorators), ...list(meta.decorators)].reduce(
    (Inner: FunctionComponent, decorate) => () => decorate(Inner, context),
    Plain,
  );
}

function list(
  decorators: Decorator | readonly Decorator[] = [],
): readonly Decorator[] {
  return typeof decorators === "function" ? [decorators] : decorators;
}
