import { useEffect, useState } from "react";
import { componentStyles } from "virtual:component-styles";

type Styles = Readonly<Record<string, unknown>>;

/**
 * The style modules of the component that a story file belongs to; undefined while they load, empty if it has none.
 *
 * @example useComponentStyles("./packages/ui/src/components/button/Button.stories.tsx")
 */
export function useComponentStyles(
  storyFile: string,
): readonly Styles[] | undefined {
  const [styles, setStyles] = useState<readonly Styles[]>();
  useEffect(() => {
    let current = true;
    const folder = /packages\/ui\/src\/components\/([^/]+)\//.exec(
      storyFile,
    )?.[1];
    const load = folder === undefined ? undefined : componentStyles[folder];
    const use = (parts: readonly Styles[]) => {
      if (current) setStyles(parts);
    };
    if (load)
      void load().then((parts) =>
        use(
          parts.map(({ module, names }) =>
            Object.fromEntries(
              Object.entries(module).filter(
                ([name]) => names === null || names.includes(name),
              ),
            ),
          ),
        ),
      );
    else use([]);
    return () => {
      current = false;
    };
  }, [storyFile]);
  return styles;
}
