import type { ValuesOf } from "@foyer/ui/words";
import type entryNotes from "./notes/entry.json";
import type newsNotes from "./notes/news.json";
import type playNotes from "./notes/play.json";
import type portalNotes from "./notes/portal.json";
import type receiptNotes from "./notes/receipt.json";
import type accountNotes from "./notes/centre/account.json";
import type centreNotes from "./notes/centre/centre.json";
import type contractsNotes from "./notes/centre/contracts.json";
import type moneyNotes from "./notes/centre/money.json";
import type pointsNotes from "./notes/centre/points.json";
import type recordsNotes from "./notes/centre/records.json";
import type rewardsNotes from "./notes/centre/rewards.json";
import type teamNotes from "./notes/centre/team.json";

/* The arguments of each of the portal's messages, derived from the examples in its notes. */
declare global {
  namespace FormatjsIntl {
    interface MessageArguments
      extends
        ValuesOf<typeof entryNotes>,
        ValuesOf<typeof newsNotes>,
        ValuesOf<typeof playNotes>,
        ValuesOf<typeof portalNotes>,
        ValuesOf<typeof receiptNotes>,
        ValuesOf<typeof accountNotes>,
        ValuesOf<typeof centreNotes>,
        ValuesOf<typeof contractsNotes>,
        ValuesOf<typeof moneyNotes>,
        ValuesOf<typeof pointsNotes>,
        ValuesOf<typeof recordsNotes>,
        ValuesOf<typeof rewardsNotes>,
        ValuesOf<typeof teamNotes> {}
  }
}
