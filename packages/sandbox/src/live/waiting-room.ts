/**
 * Counts, for each address, the sockets on which nobody has said yet who they are: whoever opens many of them keeps
 * nobody else out.
 *
 * @example const leave = room.enter(address); if (leave === undefined) socket.close(1013);
 */
export function createWaitingRoom(most: number) {
  const waiting = new Map<string, number>();
  const isFull = (address: string): boolean =>
    (waiting.get(address) ?? 0) >= most;
  return {
    isFull,
    /** Takes a place; answers with the way out, or with nothing where there is no place. */
    enter: (address: string): (() => void) | undefined => {
      if (isFull(address)) return undefined;
      waiting.set(address, (waiting.get(address) ?? 0) + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (waiting.get(address) ?? 1) - 1;
        if (left === 0) waiting.delete(address);
        else waiting.set(address, left);
      };
    },
  };
}
