import { loadable } from "../shared/parts/loadable.tsx";
import { PagePending } from "../shared/parts/PagePending.tsx";
import type { PageName } from "../navigation/table.ts";

const options = { pending: <PagePending /> };

const Promotions = loadable(
  () => import("../features/promotions/PromotionsPage.tsx"),
  options,
);
const Help = loadable(() => import("../features/help/HelpPage.tsx"), options);
const Download = loadable(
  () => import("../features/download/DownloadPage.tsx"),
  options,
);

/** Pages behind the first screen; what chooses among them is fetched with the first of them. */
export default function PublicPage({
  page,
}: {
  readonly page: Extract<PageName, "promotions" | "help" | "download">;
}) {
  switch (page) {
    case "promotions":
      return <Promotions />;
    case "help":
      return <Help />;
    case "download":
      return <Download />;
  }
}
