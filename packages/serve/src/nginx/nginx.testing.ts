import { afterAll, beforeAll } from "vitest";
import {
  brotliModules,
  findNginx,
  nginxAdvice,
} from "../../../../scripts/nginx.mjs";
import { startNginx, type RunningNginx } from "./nginx.ts";
import {
  askRaw,
  freePort,
  hosts,
  makeBuild,
  pages,
  startPlatform,
} from "../serving.testing.ts";

/** Path of nginx on this machine, if it is installed. */
export const nginx = findNginx();
if (!nginx) console.warn(nginxAdvice);

/** How a test makes requests to a small build behind nginx. */
export interface Served {
  readonly url: () => string;
  readonly platformUrl: () => string;
  /** Reads one of nginx' logs. */
  readonly log: RunningNginx["log"];
  /** The answer as a page gets it, except that redirects are not followed. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** The answer as it is sent. */
  readonly raw: (
    path: string,
    headers?: Readonly<Record<string, string>>,
  ) => ReturnType<typeof askRaw>;
}

/**
 * Serves a small build with a running nginx for the tests of a `describe`, in front of a platform that reports the
 * requests it gets; with `away` nothing listens at the platform's address, with `prerender` pages are answered with
 * their documents.
 *
 * @example describe.skipIf(!nginx)("a build", () => { const { ask } = servedByNginx(); … });
 */
export function servedByNginx({
  away = false,
  prerender = false,
} = {}): Served {
  let running: RunningNginx;
  let platformUrl = "";
  let end = async () => {};
  beforeAll(async () => {
    const build = makeBuild();
    const platform = await startPlatform();
    platformUrl = platform.url;
    if (away) await platform.close();
    running = await startNginx({
      nginx: nginx ?? "",
      modules: brotliModules(),
      folder: build.folder,
      port: await freePort(),
      platformUrl,
      hosts,
      ...pages,
      prerender,
    });
    end = async () => {
      await running.close();
      if (!away) await platform.close();
      build.remove();
    };
  });
  afterAll(() => end());
  return {
    url: () => running.url,
    platformUrl: () => platformUrl,
    log: (which) => running.log(which),
    ask: (path, init = {}) =>
      fetch(`${running.url}${path}`, { redirect: "manual", ...init }),
    raw: (path, headers = {}) => askRaw(running.url, path, headers),
  };
}
