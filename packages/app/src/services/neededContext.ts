import { createContext, use } from "react";

/**
 * Makes a context of what stands above everybody who reads it: its provider, and the hook that reads it.
 *
 * @example export const [SiteProvider, useSite] = neededContext<SiteFacts>("SiteProvider");
 */
export function neededContext<Value>(provider: string) {
  const Context = createContext<Value | undefined>(undefined);
  function useValue(): Value {
    const value = use(Context);
    if (value === undefined) throw new Error(`${provider} is missing.`);
    return value;
  }
  return [Context.Provider, useValue] as const;
}
