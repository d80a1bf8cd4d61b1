import { useState } from "react";

/**
 * What a live region says: nothing at first, since it is on the page to be read, and the words at each change.
 *
 * @example <VisuallyHidden role="status">{useSaid("Page 2 of 5")}</VisuallyHidden>
 */
export function useSaid(words: string): string {
  const [last, setLast] = useState({ words, changed: false });
  if (last.words !== words) setLast({ words, changed: true });
  return last.changed ? last.words : "";
}
