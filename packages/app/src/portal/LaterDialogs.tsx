import { loadable } from "../kit/parts/loadable.tsx";
import type { ModalRequest } from "../navigation/modals.ts";

const ForgotPasswordDialog = loadable(
  () => import("../entry/forgot-password/ForgotPasswordDialog.tsx"),
);
const LogoutDialog = loadable(() => import("../entry/logout/LogoutDialog.tsx"));
const ChangePasswordDialog = loadable(
  () => import("../entry/change-password/ChangePasswordDialog.tsx"),
);
const MemberDialog = loadable(() => import("./MemberDialog.tsx"));
const PublicDialog = loadable(() => import("./PublicDialog.tsx"));

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
 * All dialogs but those that an address opens. Each is fetched when it is first needed; what they are made of is named here, and so not in
 * the first script.
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
    case "contracts":
    case "game":
    case "panel":
      return <MemberDialog request={request} />;
    default:
      return <PublicDialog request={request} />;
  }
}
