import {
  socialProviders,
  socialStartPath,
  type SocialProvider,
} from "@foyer/platform/calls";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readForm } from "./form.ts";
import { withFaults } from "../http/faults.ts";
import { addressOf } from "../http/address.ts";
import { networkOf } from "../services/network.ts";
import { limit } from "../services/rate-limit.ts";
import { Refusal } from "../services/refusal.ts";
import { runOf } from "../http/run.ts";
import { readRun } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { portalOf } from "../services/portal-origin.ts";
import {
  agree,
  beginHandover,
  findHandover,
  isOffered,
  listIdentities,
  refuseHandover,
  type Handover,
} from "../services/social.ts";
import { hashToken } from "../services/token.ts";
import { sendPlainPage } from "./page.ts";

const names: Record<SocialProvider, string> = {
  facebook: "Facebook",
  google: "Google",
  telegram: "Telegram",
};

/**
 * Address of the page that plays a provider: on the sandbox's own origin, because a provider's origin is not the
 * portal's.
 */
const pagePath = (provider: SocialProvider): string => `/social/${provider}`;

const isState = (text: string): boolean => /^[\w.~-]{16,256}$/.test(text);

/** Where the popup returns to: a page of one of our portals, without secrets that it did not have before. */
function readRedirect(
  text: string,
  portals: readonly string[],
): string | undefined {
  if (text.length > 500 || text.startsWith("/")) return undefined;
  if (portalOf(text, portals) === undefined) return undefined;
  const url = new URL(text);
  return url.username === "" && url.password === "" && url.hash === ""
    ? url.href
    : undefined;
}

/** The address that the popup returns to, with the answer. */
function backTo(
  redirect: string,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(answer))
    url.searchParams.set(name, value);
  return url.href;
}

const stop = (
  context: Context,
  sentence: string,
  status: 400 | 403 | 410 | 429 | 503,
) =>
  sendPlainPage(
    context,
    "This login cannot continue",
    html`<p>${sentence} Close this window and try again on the portal.</p>`,
    { status },
  );

/** The course of a social login: begun by the popup at the platform, answered on the page that plays the provider. */
export function mountSocial(app: Hono, platform: Platform): void {
  for (const provider of socialProviders)
    mountProvider(app, platform, provider);
}

function mountProvider(
  app: Hono,
  platform: Platform,
  provider: SocialProvider,
): void {
  const { db, origin, portalOrigins, limits } = platform;
  const read = (context: Context) =>
    readRun(platform, runOf(platform, context));

  app.get(
    socialStartPath(provider),
    withFaults(platform, "socialStart"),
    async (context) => {
      const { now, status, flagsOverride } = await read(context);
      if (status.maintenance.on || status.regionRestriction.on)
        return stop(context, "The platform is not available.", 503);
      if (!(await isOffered(db, provider, flagsOverride)))
        return stop(context, `${names[provider]} is not switched on.`, 403);
      const state = context.req.query("state") ?? "";
      const asked = context.req.query("redirect") ?? "";
      const redirect = readRedirect(asked, portalOrigins);
      if (!isState(state) || redirect === undefined)
        return stop(context, "It was not started by a portal.", 400);
      try {
        await limit(
          db,
          `social:${networkOf(addressOf(platform, context))}`,
          limits.socialPerAddress,
          now,
        );
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return stop(context, error.message, 429);
      }
      const way = { provider, state, redirect };
      const request = await beginHandover(db, way, now);
      const page = backTo(`${origin}${pagePath(provider)}`, { request, state });
      return context.redirect(page, 303);
    },
  );

  const find = async (
    request: string,
    state: string,
    now: number,
  ): Promise<Handover | undefined> => {
    const way = await findHandover(db, request, now);
    const fits =
      way?.provider === provider && way.stateHash === hashToken(state);
    return fits ? way : undefined;
  };
  const gone = (context: Context) =>
    stop(context, "It has already been answered, or took too long.", 410);

  app.get(pagePath(provider), async (context) => {
    const { now } = await read(context);
    const request = context.req.query("request") ?? "";
    const state = context.req.query("state") ?? "";
    const way = await find(request, state, now);
    if (way === undefined) return gone(context);
    const portal = new URL(way.redirect).host;
    const people = await listIdentities(db, provider);
    return sendPlainPage(
      context,
      `Continue with ${names[provider]}`,
      html`<p>
          <strong>${portal}</strong> asks who you are. Choose an invented
          person:
        </p>
        <form method="post" action="${pagePath(provider)}">
          <input type="hidden" name="request" value="${request}" />
          <input type="hidden" name="state" value="${state}" />
          ${people.map(
            ({ subject, name, memberId }) =>
              html`<button name="subject" value="${subject}">
                ${name}
                <small
                  >${memberId === null ? "has no account here" : "has an account here"}</small
                >
              </button>`,
          )}
          <button class="away" name="deny" value="1">Cancel and go back</button>
        </form>`,
      { look: provider, leadsTo: [new URL(way.redirect).origin] },
    );
  });

  app.post(pagePath(provider), async (context) => {
    const { now } = await read(context);
    const field = await readForm(context);
    const state = field("state");
    const way = await find(field("request"), state, now);
    if (way === undefined) return gone(context);
    if (field("deny") !== "") {
      await refuseHandover(db, field("request"));
      const answer = { error: "access_denied", state };
      return context.redirect(backTo(way.redirect, answer), 303);
    }
    const people = await listIdentities(db, provider);
    const person = people.find(({ subject }) => subject === field("subject"));
    if (person === undefined) return gone(context);
    const code = await agree(db, field("request"), person.subject, now);
    if (code === undefined) return gone(context);
    return context.redirect(backTo(way.redirect, { code, state }), 303);
  });
}
