import { createElement, type Attributes, type ComponentType } from "react";
import { useSession } from "../actors/actors.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import type { ModalRequest } from "../navigation/modals.ts";

type Name = Exclude<ModalRequest["name"], "login" | "register">;
type Request<Of extends Name> = Extract<ModalRequest, { readonly name: Of }>;

const ChangePasswordDialog = loadable(
  () => import("../entry/change-password/ChangePasswordDialog.tsx"),
);
const AgentPanel = loadable(() => import("./centre/AgentPanel.tsx"));
const MemberPanel = loadable(() => import("./centre/MemberPanel.tsx"));

/** All dialogs but those that an address opens, each of what its request holds, and fetched when it is first needed. */
const dialogs: { readonly [Of in Name]: ComponentType<Request<Of>> } = {
  changePassword: ChangePassword,
  forgotPassword: loadable(
    () => import("../entry/forgot-password/ForgotPasswordDialog.tsx"),
  ),
  logout: loadable(() => import("../entry/logout/LogoutDialog.tsx")),
  receipt: loadable(() => import("../money/receipt/ReceiptDialog.tsx")),
  contracts: loadable(
    () => import("../team/contract-request/ContractDialog.tsx"),
  ),
  game: loadable(() => import("../play/game/GameDialog.tsx")),
  panel: ({ panel, page }) =>
    panel === "member" ? (
      <MemberPanel page={page} />
    ) : (
      <AgentPanel page={page} />
    ),
  vendorGames: loadable(
    () => import("../play/vendor-games/VendorGamesDialog.tsx"),
  ),
  notice: loadable(() => import("../news/announcements/NoticeDialog.tsx")),
  promotion: loadable(() => import("../news/promotions/PromotionDialog.tsx")),
  help: loadable(() => import("../news/help/HelpDialog.tsx")),
  licence: loadable(() => import("../news/licence/LicenceDialog.tsx")),
  mirrors: loadable(() => import("../news/support/MirrorsDialog.tsx")),
  models: loadable(() => import("../news/support/ModelsDialog.tsx")),
  download: loadable(() => import("../news/download/DownloadDialog.tsx")),
  chat: loadable(() => import("../news/support/ChatDialog.tsx")),
  service: loadable(() => import("../news/support/ServicePanel.tsx")),
};

function ChangePassword() {
  return <ChangePasswordDialog reason={useSession().passwordDue} />;
}

function dialogOf<Of extends Name>(
  name: Of,
  request: Attributes & Request<Of>,
) {
  const Dialog: ComponentType<Request<Of>> = dialogs[name];
  return createElement(Dialog, request);
}

interface LaterDialogsProps {
  readonly request: Request<Name>;
}

/** The dialog that was asked for; what there are is named here, and so not in the first script. */
export default function LaterDialogs({ request }: LaterDialogsProps) {
  // An entry of the history may be of another build, whose dialog is not there.
  return Object.hasOwn(dialogs, request.name)
    ? dialogOf(request.name, request)
    : null;
}
