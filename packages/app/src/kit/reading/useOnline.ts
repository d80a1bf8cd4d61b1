import { useSyncExternalStore } from "react";
import { onlineManager } from "@tanstack/react-query";

const follow = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser says that there is a network; without one nothing is heard of a change. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline);
