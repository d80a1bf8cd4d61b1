import { createContext, use } from "react";

/**
 * Makes a context for a value that is provided above all its readers: its provider, the hook that reads it, and one
 * for readers that work without it.
 *
 * @example export const [SiteProvider, useSite] = neededContext<SiteFacts>("SiteProvider");
 */
export function neededContext<Value>(provider: string) {
  const Context = createContext<Value | undefined>(undefined);
  const useIfAny = () => use(Context);
  function useValue(): Value {
    const value = useIfAny();
    if (value === undefined) throw new Error(`${provider} is missing.`);
    return value;
  }
  return [Context.Provider, useValue, useIfAny] as const;
}
