import type { Page, Response } from "playwright";
import { gameVendor } from "@foyer/platform/calls";
import { chosenBrand } from "@foyer/brand/checkout";
import { agentViews, pageRecords, pageViews, addressOf } from "../pages.ts";
import { clientOf, signIn } from "../signIn.ts";
import type { Visit } from "../test.ts";
import { english } from "../words.ts";
import { installWatch } from "./inPage.ts";
import type { Ground } from "./ground.ts";

/** The roles in which the portal is crawled; all except the visitor are accounts that every sandbox starts with. */
export const roles = ["guest", "member", "trial", "agent"] as const;
export type Role = (typeof roles)[number];

/** The portal's messages whose ids match, as it shows them. */
export const says = (pattern: RegExp): readonly string[] =>
  Object.entries(english)
    .filter(([id, text]) => pattern.test(id) && !/[{<]/.test(text))
    .map(([, text]) => text);

/** How the portal says that a count is zero. */
export const saysOfNone = (): readonly string[] =>
  Object.values(english).flatMap(
    (text) => /=0 \{([^{}]+)\}/.exec(text)?.[1] ?? [],
  );

/** What the portal says only if there is a fault of ours. */
const faults = says(
  /^error\.(UNKNOWN|OTHER|MALFORMED|INVALID_URL|NETWORK|TIMEOUT)$|^(?:ui\.)?failure\.|^money\.doubt/,
);

/** End of the addresses that are crawled; all of them if it is not set. */
export const onlyAt = process.env["FOYER_CRAWL_AT"] ?? "";

/** Every start address for a role. */
export async function addressesOf(
  visit: Visit,
  role: Role,
): Promise<readonly string[]> {
  const views =
    role === "agent"
      ? [
          ...agentViews,
          ...pageViews.filter(({ record }) => record.path === "/"),
        ]
      : role === "member"
        ? pageViews
        : pageRecords.map((record) => ({ record, search: "" }));
  const addresses = await Promise.all(
    views
      .filter(({ record }) => record.access !== "member" || role === "member")
      .filter(({ record }) => record.access === undefined || role !== "guest")
      .map(
        async ({ record, search = "" }) =>
          visit.portal + (await addressOf(visit, record)) + search,
      ),
  );
  return addresses.filter((one) => one.endsWith(onlyAt));
}

/** Names of all providers of the platform, as shown. */
async function vendorNames(visit: Visit): Promise<readonly string[]> {
  const { data } = await clientOf(visit, undefined).call(gameVendor, {
    platform: "html5-desktop",
  });
  return [
    ...new Set(
      data.lanes.flatMap(({ cards }) =>
        [...cards.values()].flatMap(({ title }) => title || []),
      ),
    ),
  ];
}

/** Responses that a press without any input may legitimately cause. */
const expected = (response: Response): boolean =>
  [400, 409, 422, 429].includes(response.status()) &&
  new URL(response.url()).pathname.startsWith("/wps/");

/**
 * The portal as one role sees it.
 *
 * @example await crawl(await portalGround(visit, "member"))
 */
export async function portalGround(visit: Visit, role: Role): Promise<Ground> {
  const account = visit.accounts.find(
    ({ username }) => username === `demo-${role}`,
  );
  if (!account && role !== "guest") throw new Error(`No account for ${role}.`);
  // One after the other: many at once would look like attempts to guess the password.
  let signingIn: Promise<unknown> = Promise.resolve();
  const tokenOf = (who: NonNullable<typeof account>) => {
    const token = signingIn.then(() => signIn(visit, who));
    signingIn = token.catch(() => undefined);
    return token;
  };
  const signedIn = async (page: Page) => {
    if (!account) return false;
    const there = await page
      .getByRole("banner", { includeHidden: true })
      .getByRole("group", { includeHidden: true })
      .count();
    const bare = new URL(page.url()).pathname.startsWith("/agent");
    if (there > 0 || bare) return false;
    const address = page.url();
    const token = await tokenOf(account);
    const url = new URL(visit.portal);
    url.searchParams.set("token", token);
    await page.goto(url.href, { timeout: 60_000 });
    await page
      .getByRole("banner", { includeHidden: true })
      .getByRole("group", { includeHidden: true })
      .first()
      .waitFor({ timeout: 60_000 });
    await page.goto(address);
    return true;
  };
  return {
    open: async () => {
      const page = await visit.newPage({
        reducedMotion: true,
        pictureless: true,
      });
      await page.addInitScript((words) => {
        window.foyerCrawlWords = words;
      }, says(/./));
      await page.addInitScript(installWatch);
      await page.addInitScript(speakEnglish);
      await page.goto(visit.portal);
      await signedIn(page);
      // A dialog that opened automatically is in the history: closing it at the next address would lead back here.
      await page.goto("about:blank");
      return page;
    },
    keep: signedIn,
    addresses: await addressesOf(visit, role),
    only: onlyAt !== "",
    routed: true,
    vendors: await vendorNames(visit),
    pages: Object.fromEntries(
      pageRecords.map(({ path, page }) => [path, page]),
    ),
    faults,
    expected,
  };
}

/*
 * Runs in the page: the crawl also presses the language switch, and in another language every control has another
 * name.
 */
function speakEnglish() {
  if (window !== window.top || !location.protocol.startsWith("http")) return;
  localStorage.setItem("lang", "EN");
}

/** The control room of the sandbox, whose pages are documents and forms. */
export function controlRoomGround(visit: Visit): Ground {
  return {
    open: async () => {
      const page = await visit.newPage({
        reducedMotion: true,
        pictureless: true,
      });
      await page.addInitScript(installWatch);
      return page;
    },
    keep: () => Promise.resolve(false),
    addresses: [visit.sandbox + (onlyAt || "/sandbox")],
    only: onlyAt !== "",
    routed: false,
    vendors: [],
    pages: {},
    faults: [],
    expected: (response) => [409, 422].includes(response.status()),
  };
}

export const brand = chosenBrand();
