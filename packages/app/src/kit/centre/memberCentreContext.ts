import { createContext, use } from "react";

/** Where the centre opens without a page, or with one that is not there for this member (OPN-67). */
export const defaultMemberPage = "securityCenter";

/** Opens another page of the centre by its key. */
export type OpenMemberPage = (key: string) => void;

const OpenPageContext = createContext<OpenMemberPage | undefined>(undefined);
export const OpenMemberPageProvider = OpenPageContext.Provider;

/**
 * The way from one page of the member centre to another.
 *
 * @example const openPage = useOpenMemberPage(); openPage("depositv2");
 */
export function useOpenMemberPage(): OpenMemberPage {
  const open = use(OpenPageContext);
  if (!open) throw new Error("Only pages of the member centre can use this.");
  return open;
}
