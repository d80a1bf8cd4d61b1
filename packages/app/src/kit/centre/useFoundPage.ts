import { useCallback, useEffect, useState } from "react";
import type { FoundPage } from "./findPage.ts";

/**
 * Corrects the address where another page is shown than the requested one, and remembers that a page was missed until
 * the reader goes to another page.
 *
 * @example const { missed, choose } = useFoundPage(found, page, onPage);
 */
export function useFoundPage(
  { key, missing }: FoundPage,
  asked: string | undefined,
  onPage: (key: string) => void,
) {
  const [missed, setMissed] = useState<{ readonly at: string }>();
  if (missing && missed?.at !== key) setMissed({ at: key });
  const wrong = asked !== undefined && asked !== key;
  useEffect(() => {
    if (wrong) onPage(key);
  }, [wrong, key, onPage]);
  const choose = useCallback(
    (next: string) => {
      setMissed(undefined);
      onPage(next);
    },
    [onPage],
  );
  return {
    /** The page is shown instead of one that does not exist. */
    missed: missed?.at === key,
    choose,
  };
}
