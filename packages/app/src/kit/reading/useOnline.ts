import { useSyncExternalStore } from "react";
import { onlineManager } from "@tanstack/react-query";

const follow = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser reports a network; without one, changes go unnoticed. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline);
