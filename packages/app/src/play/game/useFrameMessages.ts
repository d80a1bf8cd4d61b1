import { useEffect, type RefObject } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { balanceKey } from "../../kit/queryKeys.ts";

/**
 * Reads the balance again when the game says that it moved. Only the frame itself, from the very origin it was
 * opened at, is believed, and only that something changed: the figure is the platform's.
 *
 * @example useFrameMessages(frame, url);
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (url === undefined) return;
    const { origin } = new URL(url);
    const onMessage = (event: MessageEvent<unknown>) => {
      if (
        event.origin !== origin ||
        event.source !== frame.current?.contentWindow
      )
        return;
      if (saysBalance(event.data))
        void queries.invalidateQueries({ queryKey: balanceKey });
    };
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
      // Whatever was won or lost in the last round shows outside the game too.
      void queries.invalidateQueries({ queryKey: balanceKey });
    };
  }, [frame, url, queries]);
}

function saysBalance(data: unknown): boolean {
  return (
    typeof data === "object" &&
    data !== null &&
    "type" in data &&
    data.type === "foyer:balance"
  );
}
