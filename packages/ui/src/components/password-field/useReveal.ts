import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/**
 * Whether a password is readable. The caret stays where it is when that changes, and a password that is sent is
 * hidden first, so that no browser remembers it as a plain word.
 */
export function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);
  const caret = useRef<[number | null, number | null]>(undefined);
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    /* Elsewhere than in the focused field, setting the caret would move focus in some browsers. */
    if (place && input.current === document.activeElement)
      input.current?.setSelectionRange(...place);
  });
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setRevealed(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [input]);
  return {
    revealed,
    toggle() {
      const { selectionStart = null, selectionEnd = null } =
        input.current ?? {};
      caret.current = [selectionStart, selectionEnd];
      setRevealed(!revealed);
    },
  };
}
