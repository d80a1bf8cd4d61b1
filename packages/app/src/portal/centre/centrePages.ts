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
  /** How wide its content may grow. @default "reading" */
  readonly measure?: "reading" | "wide";
  /** Whether it is there; undefined while that is not known. Absent: it is always there. */
  readonly isThere?: (facts: Facts) => boolean | undefined;
}

/** The pages of a centre by their keys, in order within their groups. */
export type CentrePages<Facts> = Readonly<Record<string, CentrePage<Facts>>>;

/** Whether a page is there for this person; undefined while that is not known. */
export const isThere = <Facts>(
  page: Pick<CentrePage<Facts>, "isThere"> | undefined,
  facts: Facts,
): boolean | undefined =>
  page !== undefined && (page.isThere ? page.isThere(facts) : true);

/**
 * The page that an address or a button asked for, or the first one, where the centre opens (OPN-67). A page stays asked
 * for until it is known not to be there.
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
