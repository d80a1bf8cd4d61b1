import { accountsSchema, type Accounts, type Fetch } from "@foyer/conform";
import * as v from "valibot";
import type { TestSandbox } from "../harness.ts";

/** A separate run on the sandbox, with accounts with which every call can be tried. */
export interface ConformWorld {
  readonly url: string;
  readonly fetch: Fetch;
  readonly accounts: Accounts;
}

/** A transport to the sandbox of this process, in a run of its own. */
export function fetchOf(sandbox: TestSandbox, run: string): Fetch {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("X-Foyer-Run", run);
    const { pathname, search } = new URL(url);
    return sandbox.send(pathname + search, { ...init, headers });
  };
}

/** Has the control room make the accounts, like `npm run conform -- … --sandbox`. */
export async function makeWorld(
  sandbox: TestSandbox,
  wish: { readonly switches: boolean },
): Promise<ConformWorld> {
  const { run } = sandbox.visitor();
  const path = `/conform-accounts?run=${run}`;
  const made = await sandbox.control("POST", path, wish);
  return {
    url: sandbox.platform.origin,
    fetch: fetchOf(sandbox, run),
    accounts: v.parse(accountsSchema, made),
  };
}
