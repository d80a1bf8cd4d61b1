import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";
import { bonusBookKinds, bonusBookKindsOf, bonusKindOf } from "./kinds.ts";
import { readTotal } from "./sums.ts";
import { readTitles } from "./titles.ts";
import { entriesOf, pageOfEntries } from "./transactions.ts";

type Request = ParsedRequestOf<typeof calls.bonusDetails>;

/** A page of a member's bonuses, with the total over all pages. */
export async function readBonuses(
  db: Database,
  memberId: string,
  request: Request,
  language: string,
) {
  const { pagesOf, ...cut } = pageOf(request);
  const kinds =
    request.kind === "" ? bonusBookKinds : bonusBookKindsOf(request.kind);
  const which = entriesOf([memberId], request, kinds);
  const rows = await pageOfEntries(db, which, request, cut);
  const { count, paid, received } = await readTotal(db, [memberId], request, {
    kinds,
  });
  const titleOf = await readTitles(db, rows, { memberId, language });
  return {
    list: rows.map((row) => ({
      id: row.id,
      time: row.time,
      kind: bonusKindOf(row.kind),
      title: titleOf(row),
      amount: toDecimal(row.amount),
    })),
    totalPages: pagesOf(count),
    totalCount: count,
    totals: { amount: toDecimal(received - paid) },
  };
}
