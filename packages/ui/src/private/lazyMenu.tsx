import {
  cloneElement,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from "react";
import { fetchPart } from "@foyer/platform/part";

/** Props that a lazily loaded menu gets in addition to its own. */
export interface FetchedMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Opens immediately, since it was loaded because its button was pressed. */
  defaultOpen: boolean;
  /** It was opened by keyboard before it was loaded, so focus moves to its first entry. */
  beginAtFirst: boolean;
}

/** Props set on the button until the menu is loaded. */
interface TriggerProps {
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  onClick?: (event: MouseEvent) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

type Load<P> = () => Promise<{ default: ComponentType<P & FetchedMenuProps> }>;

/**
 * Makes a menu whose code is loaded when its button is hovered or focused, so that the first screen does not include
 * it. If loading fails, the button stays as it was, and the next press retries.
 *
 * @example const LanguageMenu = lazyMenu(() => import("./LanguageMenu.tsx"));
 */
export function lazyMenu<P extends object>(load: Load<P>) {
  let fetched: ReturnType<Load<P>> | undefined;
  const prepare = () => {
    fetched ??= fetchPart(load).catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
  const hint = () => void prepare().catch(() => undefined);

  return function LazyMenu({
    trigger,
    menu,
  }: {
    trigger: ReactElement<TriggerProps>;
    menu: P;
  }) {
    const [Menu, setMenu] = useState<ComponentType<P & FetchedMenuProps>>();
    const [byKeys, setByKeys] = useState(false);
    const open = (key: boolean) =>
      void prepare().then(
        ({ default: Part }) => {
          setByKeys(key);
          setMenu(() => Part);
        },
        () => undefined,
      );
    if (Menu)
      return (
        <Menu {...menu} trigger={trigger} defaultOpen beginAtFirst={byKeys} />
      );
    return cloneElement(trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      // A press by Enter or Space has a click count of 0.
      onClick: (event) => open(event.detail === 0),
      onPointerEnter: hint,
      onFocus: hint,
      onKeyDown: (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open(true);
      },
    });
  };
}
