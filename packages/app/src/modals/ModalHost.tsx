import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "../actors/actors.ts";
import { loadable } from "../shared/parts/loadable.tsx";
import { entryState, modalOf } from "./modals.ts";

const LoginDialog = loadable(() => import("../features/login/LoginDialog.tsx"));
const RegisterDialog = loadable(
  () => import("../features/register/RegisterDialog.tsx"),
);
const ForgotPasswordDialog = loadable(
  () => import("../features/forgot-password/ForgotPasswordDialog.tsx"),
);
const LogoutDialog = loadable(
  () => import("../features/logout/LogoutDialog.tsx"),
);
const ChangePasswordDialog = loadable(
  () => import("../features/change-password/ChangePasswordDialog.tsx"),
);
const MemberDialog = loadable(() => import("./MemberDialog.tsx"));
const PublicDialog = loadable(() => import("./PublicDialog.tsx"));

/** Shows the dialog that the present history entry names; each is fetched when it is first needed. */
export function ModalHost() {
  const location = useLocation();
  const request = modalOf(location);
  const { kind, passwordDue } = useSession();
  const signedIn = kind === "trial" || kind === "full";
  // Nothing goes before it, and no address or Back leads out of it.
  if (signedIn && passwordDue)
    return <ChangePasswordDialog reason={passwordDue} />;
  // An address that asks to sign in has nothing for who has signed in.
  const { modal, from = "/" } = entryState(location);
  const onward = signedIn && !modal ? <Navigate to={from} replace /> : null;
  switch (request?.name) {
    case "login":
      return kind === "guest" ? <LoginDialog /> : onward;
    case "register":
      return kind === "guest" ? <RegisterDialog /> : onward;
    case "forgotPassword":
      return kind === "guest" ? <ForgotPasswordDialog /> : null;
    case "logout":
      return signedIn ? <LogoutDialog /> : null;
    case "changePassword":
      return kind === "full" ? <ChangePasswordDialog /> : null;
    case "receipt":
    case "contracts":
    case "game":
    case "panel":
      return kind === "full" ? <MemberDialog request={request} /> : null;
    default:
      return request ? <PublicDialog request={request} /> : null;
  }
}
