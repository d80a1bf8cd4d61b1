/** Asks the platform whether the site is open: to the server itself, or to a visitor's address. */
export type ReadStatus = (
  address: string | undefined,
  signal: AbortSignal,
) => Promise<boolean>;

/** How often the site's status is read, and how long a reading counts where later ones fail, in ms. */
const readEveryMs = 5_000;
const readingLastsMs = 60_000;
/** How long a visitor's own status counts, and how long it is waited for, in ms. */
const visitorLastsMs = 60_000;
const visitorWithinMs = 50;
/** Maximum number of visitors whose status is kept. */
const mostVisitors = 10_000;

interface SiteStatusOptions {
  readonly read: ReadStatus;
  /** @default the system's clock */
  readonly now?: () => number;
}

/** Whether documents may be made and handed out (SYS-06, OPN-52). */
export interface SiteStatus {
  /** The last reading, at most a minute old, says that the site is open. Nothing waits for one. */
  isOpen(): boolean;
  /** The site is open to a visitor's address too; false without a quick answer. */
  isOpenTo(address: string | undefined): Promise<boolean>;
}

/**
 * Follows the site's status from the first question on, so that a visitor after a quiet minute gets a drawn page too.
 *
 * @example const status = siteStatus({ read }); if (status.isOpen() && (await status.isOpenTo(address))) …
 */
export function siteStatus({
  read,
  now = Date.now,
}: SiteStatusOptions): SiteStatus {
  let open = false;
  let readAt = -Infinity;
  let triedAt = -Infinity;
  const visitors = new Map<string, { open: boolean; at: number }>();
  const pending = new Map<string, Promise<boolean>>();

  let following: NodeJS.Timeout | undefined;
  const refresh = () => {
    const at = now();
    if (at - triedAt < readEveryMs) return;
    triedAt = at;
    following ??= setInterval(refresh, readEveryMs).unref();
    read(undefined, AbortSignal.timeout(readingLastsMs)).then(
      (said) => {
        // An answer is as old as its question, and undoes none that was asked for later.
        if (at < readAt) return;
        open = said;
        readAt = at;
      },
      () => {},
    );
  };

  const ask = (address: string): Promise<boolean> => {
    const at = now();
    const asked = read(address, AbortSignal.timeout(readEveryMs))
      .then(
        (said) => {
          visitors.delete(address);
          visitors.set(address, { open: said, at });
          const [oldest] = visitors.keys();
          if (visitors.size > mostVisitors && oldest !== undefined)
            visitors.delete(oldest);
          return said;
        },
        () => false,
      )
      .finally(() => pending.delete(address));
    pending.set(address, asked);
    return asked;
  };

  return {
    isOpen: () => {
      refresh();
      return open && now() - readAt < readingLastsMs;
    },
    isOpenTo: async (address) => {
      if (address === undefined) return false;
      const known = visitors.get(address);
      if (known && now() - known.at < visitorLastsMs) return known.open;
      const asked = pending.get(address) ?? ask(address);
      return Promise.race([asked, after(visitorWithinMs)]);
    },
  };
}

const after = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms).unref());
