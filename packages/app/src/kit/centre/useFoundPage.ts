import { useCallback, useEffect, useState } from "react";
import type { FoundPage } from "./findPage.ts";

/**
 * Sets the address right where another page than the asked one is shown, and remembers that one was missed until the
 * reader goes on.
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
    /** The page stands in place of one that is not there. */
    missed: missed?.at === key,
    choose,
  };
}
