import { loadable } from "../kit/parts/loadable.tsx";
import { PagePending } from "../kit/parts/PagePending.tsx";
import type { PageName } from "../navigation/table.ts";

const options = { pending: <PagePending /> };

const Promotions = loadable(
  () => import("../news/promotions/PromotionsPage.tsx"),
  options,
);
const Help = loadable(() => import("../news/help/HelpPage.tsx"), options);
const Download = loadable(
  () => import("../news/download/DownloadPage.tsx"),
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
