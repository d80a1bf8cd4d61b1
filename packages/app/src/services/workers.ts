interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

/** The part of Trusted Types that workers need; browsers without it accept a plain address. */
interface Factory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): ScriptPolicy;
}

let made: { readonly policy: ScriptPolicy | undefined } | undefined;

const ourOwn = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError("Not a worker of ours.");
  return address;
};

/**
 * The page's only policy for worker addresses. It is made at startup, before any other script could take its name.
 *
 * @example makeWorkerPolicy();
 */
export function makeWorkerPolicy(): ScriptPolicy | undefined {
  if (made) return made.policy;
  const factory: unknown = Reflect.get(window, "trustedTypes");
  const policy = isFactory(factory)
    ? factory.createPolicy("foyer-worker", { createScriptURL: ourOwn })
    : undefined;
  made = { policy };
  return policy;
}

/**
 * Starts a worker of our own build; an address of another origin is rejected.
 *
 * @example import url from "./sort.worker.ts?worker&url"; const worker = startWorker(url);
 */
export function startWorker(url: string): Worker {
  const policy = makeWorkerPolicy();
  const trusted = policy ? policy.createScriptURL(url) : ourOwn(url);
  // The type of Worker accepts only strings; under Trusted Types the browser requires the object.
  return Reflect.construct(Worker, [trusted, { type: "module" }]);
}

function isFactory(value: unknown): value is Factory {
  return typeof value === "object" && value !== null && "createPolicy" in value;
}
