/** A request that is answered a moment later. */
function answered<T>(result: T) {
  const request: { result: T; onsuccess?: () => void; onerror?: () => void } = {
    result,
  };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

/**
 * The part of IndexedDB that is needed to store a key: databases with one kind of entry, in memory.
 *
 * @example vi.stubGlobal("indexedDB", memoryIndexedDB())
 */
export function memoryIndexedDB() {
  const entries = new Map<string, unknown>();
  const store = {
    put: (value: unknown, name: string) => answered(entries.set(name, value)),
    get: (name: string) => answered(entries.get(name)),
    delete: (name: string) => answered(entries.delete(name)),
  };
  const transaction = () => ({ objectStore: () => store });
  return { open: () => answered({ transaction, close: () => undefined }) };
}
