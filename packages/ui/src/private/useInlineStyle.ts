import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Sets styles that only data determines, such as a picture's colour, through the style sheet interface: the policy
 * forbids style attributes in a document, and React leaves those that it finds as they are.
 *
 * @example <img ref={useInlineStyle<HTMLImageElement>({ "background-color": color })} />
 */
export function useInlineStyle<Shown extends HTMLElement>(
  styles: Readonly<Record<string, string | undefined>>,
): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useLayoutEffect(() => {
    for (const [property, value] of Object.entries(styles))
      element.current?.style.setProperty(property, value ?? "");
  });
  return element;
}
