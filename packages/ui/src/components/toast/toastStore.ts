export interface ToastOptions {
  /** What happened, in one sentence. */
  text: string;
  /** Type of message. `danger` is announced immediately, the others when the screen reader pauses. @default "neutral" */
  tone?: "neutral" | "success" | "warning" | "danger" | "info";
  /** Id of the message. A new message with the same id replaces it. @default the words themselves */
  id?: string;
  /** Label of the action button, for example "Undo". */
  actionLabel?: string;
  /** Called when the action button is pressed. */
  onAction?(): void;
}

export interface ToastEntry extends ToastOptions {
  readonly id: string;
  /** Increases each time, so that a repeated message is shown and announced again instead of twice. */
  readonly turn: number;
  readonly open: boolean;
}

/** Maximum number of messages shown, so that they do not cover the page. Further ones wait until one closes. */
const mostAtOnce = 3;
/** Maximum number of waiting messages; beyond it, the oldest is dropped. */
const mostWaiting = 20;

let entries: readonly ToastEntry[] = [];
let waiting: readonly ToastEntry[] = [];
let turns = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastEntry[]) {
  /* Closed messages are kept for one update, so that their exit can be animated. */
  const free = mostAtOnce - next.filter(({ open }) => open).length;
  entries = [...next, ...waiting.slice(0, Math.max(free, 0))];
  waiting = waiting.slice(Math.max(free, 0));
  for (const listener of listeners) listener();
}

/* Failures come before other messages. */
function line(entry: ToastEntry) {
  const urgent = entry.tone === "danger";
  const before = waiting.filter((other) => !urgent || other.tone === "danger");
  const after = waiting.filter((other) => !before.includes(other));
  waiting = [...before, entry, ...after].slice(-mostWaiting);
}

/**
 * Shows short messages about what has just happened. Can be called from anywhere, in React or outside. A `Toaster` on
 * the page shows up to three at once.
 *
 * @example toast.show({ tone: "success", text: "Copied" });
 */
export const toast = {
  /** Shows a message, or queues it, and returns its id. */
  show(options: ToastOptions): string {
    const id = options.id ?? options.text;
    turns += 1;
    const entry = { ...options, id, turn: turns, open: true };
    const at = entries.findIndex((other) => other.open && other.id === id);
    waiting = waiting.filter((other) => other.id !== id);
    const open = entries.filter((other) => other.open && other.id !== id);
    if (at >= 0 || open.length < mostAtOnce) update([...open, entry]);
    else {
      line(entry);
      update(entries);
    }
    return id;
  },
  /** Closes a message early. */
  dismiss(id: string): void {
    waiting = waiting.filter((entry) => entry.id !== id);
    update(
      entries
        .filter((entry) => entry.open)
        .map((entry) => (entry.id === id ? { ...entry, open: false } : entry)),
    );
  },
  /** Closes all messages, for example when another member logs in. */
  clear(): void {
    waiting = [];
    update(
      entries
        .filter((entry) => entry.open)
        .map((entry) => ({ ...entry, open: false })),
    );
  },
};

/** For the `Toaster` only. */
export const toastSource = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
};
