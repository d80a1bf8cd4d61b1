export interface ToastOptions {
  /** What happened, in one sentence. */
  text: string;
  /** What it means; `danger` is said at once, the others when the screen reader pauses. @default "neutral" */
  tone?: "neutral" | "success" | "warning" | "danger" | "info";
  /** Names the message: a new one with the same name takes its place. @default the words themselves */
  id?: string;
  /** A way to answer it, as "Undo". */
  actionLabel?: string;
  /** Called by that answer. */
  onAction?(): void;
}

export interface ToastEntry extends ToastOptions {
  readonly id: string;
  /** Grows each time, so that a repeated message is shown and said anew instead of twice. */
  readonly turn: number;
  readonly open: boolean;
}

/** More would cover the page; the others wait until one has gone. */
const mostAtOnce = 3;
/** A flood is no news: of what waits, the oldest gives way. */
const mostWaiting = 20;

let entries: readonly ToastEntry[] = [];
let waiting: readonly ToastEntry[] = [];
let turns = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastEntry[]) {
  /* Those that have gone are kept for one turn, so that they are seen to leave. */
  const free = mostAtOnce - next.filter(({ open }) => open).length;
  entries = [...next, ...waiting.slice(0, Math.max(free, 0))];
  waiting = waiting.slice(Math.max(free, 0));
  for (const listener of listeners) listener();
}

/* What went wrong is said before what else there is. */
function line(entry: ToastEntry) {
  const urgent = entry.tone === "danger";
  const before = waiting.filter((other) => !urgent || other.tone === "danger");
  const after = waiting.filter((other) => !before.includes(other));
  waiting = [...before, entry, ...after].slice(-mostWaiting);
}

/**
 * Short messages about what has just happened, from anywhere, React or not; a `Toaster` on the page shows them, three at
 * once.
 *
 * @example toast.show({ tone: "success", text: "Copied" });
 */
export const toast = {
  /** Shows a message, or lets it wait for room, and returns its name. */
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
  /** Takes a message away before its time. */
  dismiss(id: string): void {
    waiting = waiting.filter((entry) => entry.id !== id);
    update(
      entries
        .filter((entry) => entry.open)
        .map((entry) => (entry.id === id ? { ...entry, open: false } : entry)),
    );
  },
  /** Takes all messages away, as when another member signs in. */
  clear(): void {
    waiting = [];
    update(
      entries
        .filter((entry) => entry.open)
        .map((entry) => ({ ...entry, open: false })),
    );
  },
};

/** For the `Toaster` alone. */
export const toastSource = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
};
