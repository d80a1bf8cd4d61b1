/**
 * A storage that lasts as long as the page.
 *
 * @example memoryStorage().getItem("token") // null
 */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

/**
 * Isolates the portal in this window: it keeps its session and its choices to itself, and receives nothing from other
 * tabs or live events. Several frames share an origin, and a member in one of them is a visitor in the next. Returns
 * a function that ends it.
 *
 * @example const end = standAlone();
 */
export function standAlone(): () => void {
  const own = {
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    BroadcastChannel: undefined,
    WebSocket: undefined,
  };
  const names = Object.keys(own);
  const before = Object.entries(own).map(([name, value]) => {
    const descriptor = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, { value, configurable: true });
    return descriptor;
  });
  return () =>
    names.forEach((name, at) => {
      const descriptor = before[at];
      if (descriptor) Object.defineProperty(window, name, descriptor);
    });
}
