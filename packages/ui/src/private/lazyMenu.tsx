import {
  cloneElement,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from "react";
import { fetchPart } from "@foyer/platform/part";

/** What a menu that was fetched is given besides its own props. */
export interface FetchedMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** It was fetched because it was asked for, so it begins open. */
  defaultOpen: boolean;
  /** It was asked for by a key, before it could see that for itself: the first entry takes the focus. */
  beginAtFirst: boolean;
}

/** What the button must take while the menu is not there yet. */
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
 * Makes a menu whose code is fetched when a hand or the focus comes near its button, so that the first screen
 * does without it. A fetch that fails leaves the button as it was: the next press tries again.
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
      // A press by Enter or Space counts no clicks.
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
