import { act } from "@testing-library/react";
import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { domainRoute } from "@foyer/platform/calls";
import { vi } from "vitest";
import type { Services } from "../services/services.ts";

/** The cache has told the page of everything that it knows by now: it tells in turn. */
const told = () =>
  new Promise<void>((resolve) => notifyManager.schedule(resolve));

/** Everything that the page asked for is answered; the cache says so. */
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
 * Lets faked time pass, and waits until whatever the page asked for meanwhile is answered and stands there.
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
 * Does something that lets the platform answer, and waits until the page has dealt with that answer, though it may
 * be one that it does not want any more: a question asked afterwards, through the same client and cache, is answered.
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
