import { useState } from "react";

/**
 * Text for a live region: empty at first, because the content is already on the page, then the text at each change.
 *
 * @example <VisuallyHidden role="status">{useSaid("Page 2 of 5")}</VisuallyHidden>
 */
export function useSaid(words: string): string {
  const [last, setLast] = useState({ words, changed: false });
  if (last.words !== words) setLast({ words, changed: true });
  return last.changed ? last.words : "";
}
