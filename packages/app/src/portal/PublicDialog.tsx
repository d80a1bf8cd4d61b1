import { loadable } from "../kit/parts/loadable.tsx";
import type { PublicModal } from "../navigation/modals.ts";

const VendorGamesDialog = loadable(
  () => import("../play/vendor-games/VendorGamesDialog.tsx"),
);
const NoticeDialog = loadable(
  () => import("../news/announcements/NoticeDialog.tsx"),
);
const PromotionDialog = loadable(
  () => import("../news/promotions/PromotionDialog.tsx"),
);
const HelpDialog = loadable(() => import("../news/help/HelpDialog.tsx"));
const LicenceDialog = loadable(
  () => import("../news/licence/LicenceDialog.tsx"),
);
const MirrorsDialog = loadable(
  () => import("../news/support/MirrorsDialog.tsx"),
);
const ModelsDialog = loadable(() => import("../news/support/ModelsDialog.tsx"));
const DownloadDialog = loadable(
  () => import("../news/download/DownloadDialog.tsx"),
);
const ChatDialog = loadable(() => import("../news/support/ChatDialog.tsx"));
const ServicePanel = loadable(() => import("../news/support/ServicePanel.tsx"));

/** The dialogs of the public pages; what chooses among them is fetched with the first. */
export default function PublicDialog({
  request,
}: {
  readonly request: PublicModal;
}) {
  switch (request.name) {
    case "vendorGames":
      return <VendorGamesDialog {...request} />;
    case "notice":
      return <NoticeDialog id={request.id} of={request.of} />;
    case "promotion":
      return <PromotionDialog id={request.id} />;
    case "help":
      return <HelpDialog term={request.term} />;
    case "licence":
      return <LicenceDialog />;
    case "mirrors":
      return <MirrorsDialog />;
    case "models":
      return <ModelsDialog />;
    case "download":
      return <DownloadDialog />;
    case "chat":
      return <ChatDialog modelId={request.modelId} title={request.title} />;
    case "service":
      return <ServicePanel />;
  }
}
