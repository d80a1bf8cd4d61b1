import { act } from "@testing-library/react";
import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { domainRoute } from "@foyer/platform/calls";
import { vi } from "vitest";
import type { Services } from "../services/services.ts";

/** Waits until the cache has notified the page of everything it knows so far: it notifies in order. */
const told = () =>
  new Promise<void>((resolve) => notifyManager.schedule(resolve));

/** Waits until the cache reports no request in flight. */
const nothingUnderWay = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    const stop = queries.getQueryCache().subscribe(check);
    function check() {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    }
    check();
  });

/**
 * Advances fake time, and waits until everything that the page requested meanwhile is answered and rendered.
 *
 * @example
 * const { services, requests } = await renderPortal("/sports");
 * await passTime(services, liveEveryMs);
 * expect(requests("sportsMatches")).toHaveLength(2);
 */
export const passTime = ({ queries }: Services, ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await nothingUnderWay(queries);
    await told();
  });

/**
 * Does something that lets the platform answer, and waits until the page has processed that answer, even if it no
 * longer wants it: a later request through the same client and cache has been answered.
 *
 * @example await thenAnswered(services, () => release());
 */
export const thenAnswered = (
  { client, queries }: Services,
  release: () => void,
): Promise<void> =>
  act(async () => {
    release();
    await queries.fetchQuery({
      queryKey: ["asked afterwards"],
      staleTime: 0,
      queryFn: ({ signal }) =>
        client.call(domainRoute, { domain: "portal.example" }, { signal }),
    });
    await told();
  });
