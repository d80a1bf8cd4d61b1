/**
 * Counts, for each visitor, what is under way at a time, as sockets on which nobody has said yet who they are: whoever
 * begins much at once keeps nobody else out.
 *
 * @example const leave = room.enter(address); if (leave === undefined) socket.close(1013);
 */
export function createWaitingRoom(most: number) {
  const waiting = new Map<string, number>();
  const isFull = (visitor: string): boolean =>
    (waiting.get(visitor) ?? 0) >= most;
  return {
    isFull,
    /** Takes a place; answers with the way out, or with nothing where there is no place. */
    enter: (visitor: string): (() => void) | undefined => {
      if (isFull(visitor)) return undefined;
      waiting.set(visitor, (waiting.get(visitor) ?? 0) + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (waiting.get(visitor) ?? 1) - 1;
        if (left === 0) waiting.delete(visitor);
        else waiting.set(visitor, left);
      };
    },
  };
}
