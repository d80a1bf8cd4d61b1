import { createElement, type Attributes, type ComponentType } from "react";
import { useSession } from "../actors/actors.ts";
import type { ModalRequest } from "../navigation/modals.ts";
import { loadableModal } from "./LostDialog.tsx";

type Name = Exclude<ModalRequest["name"], "login" | "register">;
type Request<Of extends Name> = Extract<ModalRequest, { readonly name: Of }>;

const ChangePasswordDialog = loadableModal(
  () => import("../entry/change-password/ChangePasswordDialog.tsx"),
);
const AgentPanel = loadableModal(() => import("./centre/AgentPanel.tsx"));
const MemberPanel = loadableModal(() => import("./centre/MemberPanel.tsx"));

/**
 * All dialogs except those with an address, by name; each receives its request, and its code is fetched when it is
 * first needed.
 */
const dialogs: { readonly [Of in Name]: ComponentType<Request<Of>> } = {
  changePassword: ChangePassword,
  forgotPassword: loadableModal(
    () => import("../entry/forgot-password/ForgotPasswordDialog.tsx"),
  ),
  logout: loadableModal(() => import("../entry/logout/LogoutDialog.tsx")),
  receipt: loadableModal(() => import("../money/receipt/ReceiptDialog.tsx")),
  contracts: loadableModal(
    () => import("../team/contract-request/ContractDialog.tsx"),
  ),
  game: loadableModal(() => import("../play/game/GameDialog.tsx")),
  panel: ({ panel, ...place }) =>
    panel === "member" ? <MemberPanel {...place} /> : <AgentPanel {...place} />,
  vendorGames: loadableModal(
    () => import("../play/vendor-games/VendorGamesDialog.tsx"),
  ),
  notice: loadableModal(() => import("../news/announcements/NoticeDialog.tsx")),
  promotion: loadableModal(
    () => import("../news/promotions/PromotionDialog.tsx"),
  ),
  help: loadableModal(() => import("../news/help/HelpDialog.tsx")),
  licence: loadableModal(() => import("../news/licence/LicenceDialog.tsx")),
  mirrors: loadableModal(() => import("../news/support/MirrorsDialog.tsx")),
  models: loadableModal(() => import("../news/support/ModelsDialog.tsx")),
  download: loadableModal(() => import("../news/download/DownloadDialog.tsx")),
  chat: loadableModal(() => import("../news/support/ChatDialog.tsx")),
  service: loadableModal(() => import("../news/support/ServicePanel.tsx")),
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

/** The requested dialog. The list of dialogs is in this file to keep it out of the first script. */
export default function LaterDialogs({ request }: LaterDialogsProps) {
  // A history entry may come from another build, whose dialog does not exist here.
  return Object.hasOwn(dialogs, request.name)
    ? dialogOf(request.name, request)
    : null;
}
