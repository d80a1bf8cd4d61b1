import type { ComponentType } from "react";
import type { PlainWordId } from "@foyer/ui/words";
import type { IconName } from "@foyer/ui/icon";
import {
  findPage,
  type Findable,
  type FoundPage,
} from "../../kit/centre/findPage.ts";

/** One page of a centre. */
export interface CentrePage<Facts> extends Findable {
  readonly group: string;
  readonly label: PlainWordId;
  readonly icon: IconName;
  /** Each is fetched when it is first opened. */
  readonly Page: ComponentType;
  /** Maximum width of its content. @default "reading" */
  readonly measure?: "reading" | "wide";
  /** Whether the page exists; undefined while that is not known. If absent, it always exists. */
  readonly isThere?: (facts: Facts) => boolean | undefined;
}

/** The pages of a centre by their keys, in order within their groups. */
export type CentrePages<Facts> = Readonly<Record<string, CentrePage<Facts>>>;

/** Whether a page exists for this member; undefined while that is not known. */
export const isThere = <Facts>(
  page: Pick<CentrePage<Facts>, "isThere"> | undefined,
  facts: Facts,
): boolean | undefined =>
  page !== undefined && (page.isThere ? page.isThere(facts) : true);

/**
 * The page that an address or a button requested, otherwise the first one, which is the centre's start page (OPN-67).
 * A page stays requested until it is known not to exist.
 *
 * @example centrePageFor(memberPages, { asked: "manualRebate", facts }) // { key: "securityCenter", missing: true } where the flag is off
 */
export const centrePageFor = <Facts>(
  pages: CentrePages<Facts>,
  {
    asked,
    facts,
  }: {
    readonly asked: string | undefined;
    readonly facts: Facts;
  },
): FoundPage =>
  findPage(pages, {
    asked,
    isThere: (key) => isThere(pages[key], facts),
    otherwise: Object.keys(pages)[0] ?? "",
  });
