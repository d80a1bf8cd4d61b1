import { useSyncExternalStore } from "react";
import { onlineManager } from "@tanstack/react-query";

const follow = (changed: () => void) => onlineManager.subscribe(changed);
/* A document is drawn as if there was a network: otherwise nobody would read it. */
const assumed = () => true;
const isOnline = () => onlineManager.isOnline();

/** Whether the browser reports a network; without one, changes go unnoticed. */
export const useOnline = (): boolean =>
  useSyncExternalStore(follow, isOnline, assumed);
