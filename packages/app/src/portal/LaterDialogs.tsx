import { loadable } from "../kit/parts/loadable.tsx";
import type { ModalRequest } from "../navigation/modals.ts";

const ForgotPasswordDialog = loadable(
  () => import("../entry/forgot-password/ForgotPasswordDialog.tsx"),
);
const LogoutDialog = loadable(() => import("../entry/logout/LogoutDialog.tsx"));
const ChangePasswordDialog = loadable(
  () => import("../entry/change-password/ChangePasswordDialog.tsx"),
);
const ReceiptDialog = loadable(
  () => import("../money/receipt/ReceiptDialog.tsx"),
);
const ContractDialog = loadable(
  () => import("../team/contract-request/ContractDialog.tsx"),
);
const GameDialog = loadable(() => import("../play/game/GameDialog.tsx"));
const AgentPanel = loadable(() => import("./centre/AgentPanel.tsx"));
const MemberPanel = loadable(() => import("./centre/MemberPanel.tsx"));
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

interface LaterDialogsProps {
  readonly request: Exclude<
    ModalRequest,
    { readonly name: "login" | "register" }
  >;
  /** Why a password has to be changed before anything else. */
  readonly passwordDue?: React.ComponentProps<
    typeof ChangePasswordDialog
  >["reason"];
}

/**
 * All dialogs but those that an address opens. Each is fetched when it is first needed; what they are made of is named
 * here, and so not in the first script.
 */
export default function LaterDialogs({
  request,
  passwordDue,
}: LaterDialogsProps) {
  switch (request.name) {
    case "changePassword":
      return <ChangePasswordDialog reason={passwordDue} />;
    case "forgotPassword":
      return <ForgotPasswordDialog />;
    case "logout":
      return <LogoutDialog />;
    case "receipt":
      return <ReceiptDialog id={request.id} />;
    case "contracts":
      return <ContractDialog />;
    case "game":
      return <GameDialog {...request} />;
    case "panel":
      return request.panel === "member" ? (
        <MemberPanel page={request.page} />
      ) : (
        <AgentPanel page={request.page} />
      );
    case "vendorGames":
      return <VendorGamesDialog {...request} />;
    case "notice":
      return <NoticeDialog {...request} />;
    case "promotion":
      return <PromotionDialog id={request.id} />;
    case "help":
      return <HelpDialog {...request} />;
    case "licence":
      return <LicenceDialog />;
    case "mirrors":
      return <MirrorsDialog />;
    case "models":
      return <ModelsDialog />;
    case "download":
      return <DownloadDialog />;
    case "chat":
      return <ChatDialog {...request} />;
    case "service":
      return <ServicePanel />;
  }
}
