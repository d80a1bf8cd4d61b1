import * as v from "valibot";
import type { CallDefinition } from "../call.ts";
import * as allCalls from "../calls/index.ts";
import {
  type Client,
  type ClientOptions,
  createClient,
} from "../client/client.ts";
import { isRecord, parseJson } from "../client/json.ts";
import type { Sealer } from "../seal/seal.ts";
import { answerOf, failureAnswer } from "./fake-answers.ts";
import type { CallName, Failure, Handlers } from "./fake-types.ts";
import { sampleHandlers } from "./handlers.ts";
import { sampleToken } from "./token.ts";

/** One call as the fake platform saw it. */
export interface SeenCall {
  readonly name: string;
  /** The request after parsing. */
  readonly request: unknown;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** An in-memory platform, for stories and tests. */
export interface FakePlatform {
  /** Answers as a server would; pass it to `createClient`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Calls so far, in order. */
  readonly seen: readonly SeenCall[];
  /** A client of this platform, logged in unless `token` says otherwise. */
  client(over?: Partial<ClientOptions>): Client;
  /** Makes a call fail from now on; undefined: no longer. */
  fail(name: CallName, failure: Failure | undefined): void;
  /** Holds back answers to a call until the returned function is called. */
  hold(name: CallName): () => void;
}

const definitions: readonly CallDefinition[] = Object.values(allCalls).filter(
  (each): each is CallDefinition & typeof each =>
    "path" in each && "method" in each,
);

/**
 * Does not encrypt, so that an in-memory platform can read what a sealed call carries.
 *
 * @example createServices({ brand, queryToken, fetch: fakePlatform().fetch, sealer: openSealer });
 */
export const openSealer: Sealer = {
  seal: (json) => Promise.resolve(json),
  open: (compact) => Promise.resolve(compact),
  refresh: () => undefined,
};

/** The values of the placeholders in a path; undefined: the path does not match. */
function partsOfPath(
  path: string,
  pathname: string,
): Readonly<Record<string, string>> | undefined {
  const pattern = path.replace(/{(\w+)}/g, "(?<$1>[^/]+)");
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, part]) => [
      name,
      decodeURIComponent(part),
    ]),
  );
}

function fieldsOf(
  definition: CallDefinition,
  url: URL,
  init: RequestInit,
): unknown {
  if (init.body instanceof FormData) return partsOf(init.body);
  if (typeof init.body !== "string")
    return {
      ...Object.fromEntries(numbered(url.searchParams)),
      ...partsOfPath(definition.path, url.pathname),
    };
  if (definition.encoding === "form")
    return Object.fromEntries(new URLSearchParams(init.body));
  const body = parseJson(init.body);
  if (!definition.sealed || !isRecord(body)) return body;
  return typeof body["value"] === "string"
    ? parseJson(body["value"])
    : undefined;
}

/** Files are always a list, whatever their number. */
function partsOf(form: FormData): Record<string, unknown> {
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const parts = form.getAll(name);
      return [
        name,
        parts.some((part) => part instanceof Blob) ? parts : parts[0],
      ];
    }),
  );
}

/** A query holds text only; numbers that a schema expects as literals are converted back. */
function numbered(search: URLSearchParams): [string, string | number][] {
  return [...search].map(([name, value]) =>
    literalFigures.has(name) && /^\d+$/.test(value)
      ? [name, Number(value)]
      : [name, value],
  );
}
const literalFigures = new Set(["clientType", "isPlatform", "flush"]);

/**
 * Creates a platform that answers by the name of the call; calls that are not in `handlers` are answered by the
 * samples. Requests are parsed as a server would parse them, and calls with `auth: "token"` need a token.
 *
 * @example
 * const platform = fakePlatform({ handlers: { balance: () => ({ balance: "12.00" }) } });
 * const client = platform.client();
 * platform.fail("balance", "network");
 */
export function fakePlatform(
  options: { readonly handlers?: Handlers } = {},
): FakePlatform {
  const handlers = new Map<string, unknown>(
    Object.entries({ ...sampleHandlers, ...options.handlers }),
  );
  const seen: SeenCall[] = [];
  const failures = new Map<string, Failure>();
  const gates = new Map<string, Promise<void>>();

  async function answer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, "https://platform.test");
    const headers = new Headers(init.headers);
    const sameMethod = definitions.filter(
      ({ method }) => method === init.method,
    );
    // A literal path takes precedence over one with placeholders.
    const definition =
      sameMethod.find(({ path }) => path === url.pathname) ??
      sameMethod.find(({ path }) => partsOfPath(path, url.pathname));
    if (!definition) return failureAnswer({ code: "UNKNOWN", status: 404 });
    const token = headers.get("authorization")?.replace(/^Bearer /, "");
    const parsed = v.safeParse(
      definition.request,
      fieldsOf(definition, url, init),
    );
    const { name } = definition;
    seen.push({
      name,
      request: parsed.output,
      token,
      idempotencyKey: headers.get("idempotency-key") ?? undefined,
    });
    await gates.get(name);
    const failure = failures.get(name);
    if (failure) return failureAnswer(failure);
    if (definition.auth === "token" && token === undefined) {
      return failureAnswer({ code: "NOT_LOGGED_IN", status: 401 });
    }
    if (!parsed.success)
      return failureAnswer({ code: "VALIDATION", status: 400 });
    return answerOf(definition, handlers.get(name), parsed.output, token);
  }

  return {
    fetch: answer,
    seen,
    client: (over) =>
      createClient({
        fetch: answer,
        token: () => sampleToken,
        merchant: "sample",
        language: () => "EN",
        seal: () => Promise.resolve(openSealer),
        wait: fakeWait,
        ...over,
      }),
    fail(name, failure) {
      if (failure) failures.set(name, failure);
      else failures.delete(name);
    },
    hold(name) {
      let release = (): void => undefined;
      gates.set(
        name,
        new Promise((resolve) => {
          release = () => {
            gates.delete(name);
            resolve();
          };
        }),
      );
      return () => release();
    },
  };
}

/** Back-off takes no time and deadlines never expire, so that a held call stays held. */
const fakeWait: NonNullable<ClientOptions["wait"]> = (ms) =>
  ms >= 5000 ? new Promise(() => undefined) : Promise.resolve();
