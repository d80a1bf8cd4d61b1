interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

/** The part of Trusted Types that workers need; browsers without it take a plain address. */
interface Factory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Starts a worker of our own build; an address of another origin is refused.
 *
 * @example import url from "./sort.worker.ts?worker&url"; const worker = startWorker(url);
 */
export function startWorker(url: string): Worker {
  const trusted = scriptAddress(url);
  // The type of Worker knows texts only; under Trusted Types the browser wants the object.
  return Reflect.construct(Worker, [trusted, { type: "module" }]);
}

function scriptAddress(url: string): unknown {
  const rule = (address: string) => {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError("Not a worker of ours.");
    return address;
  };
  const factory: unknown = Reflect.get(window, "trustedTypes");
  if (!isFactory(factory)) return rule(url);
  policy ??= factory.createPolicy("foyer-worker", { createScriptURL: rule });
  return policy.createScriptURL(url);
}

function isFactory(value: unknown): value is Factory {
  return typeof value === "object" && value !== null && "createPolicy" in value;
}
