import { useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Whether a component may ask the browser: false on a server and while a document comes to life, so that both draw the
 * same.
 *
 * @example const device = useAlive() ? deviceOf(navigator) : unknownDevice;
 */
export const useAlive = (): boolean => useSyncExternalStore(never, yes, no);
