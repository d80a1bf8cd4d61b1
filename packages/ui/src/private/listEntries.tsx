import { Children, isValidElement, type ReactNode } from "react";

/**
 * Wraps each child in a list item with its key, so that a card keeps its state when the order changes.
 *
 * @example <ul>{listEntries(children, styles.cell)}</ul>
 */
export function listEntries(
  children: ReactNode,
  className: string,
): ReactNode[] {
  return Children.toArray(children).map((child, index) => (
    <li
      key={(isValidElement(child) ? child.key : null) ?? index}
      className={className}
    >
      {child}
    </li>
  ));
}
