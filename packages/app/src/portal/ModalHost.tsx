import { Navigate, useLocation } from "react-router-dom";
import { isMember, useSession } from "../actors/actors.ts";
import { entryState, modalOf } from "../navigation/modals.ts";
import { loadableModal } from "./LostDialog.tsx";

const LoginDialog = loadableModal(
  () => import("../entry/login/LoginDialog.tsx"),
);
const RegisterDialog = loadableModal(
  () => import("../entry/register/RegisterDialog.tsx"),
);
const LinkDialog = loadableModal(() => import("../entry/link/LinkDialog.tsx"));
const LaterDialogs = loadableModal(() => import("./LaterDialogs.tsx"));

/** Shows the dialog that the current history entry names, if it is for the current visitor or member. */
export function ModalHost() {
  const location = useLocation();
  const request = modalOf(location);
  const { kind, passwordDue, offered } = useSession();
  const signedIn = isMember(kind);
  // Nothing precedes it, and no address or Back leads out of it: until the password is set, nobody is logged in.
  if (passwordDue) return <LaterDialogs request={{ name: "changePassword" }} />;
  // Whose session it is has to be settled before any other dialog.
  if (offered && kind !== "unknown") return <LinkDialog offered={offered} />;
  if (!request) return null;
  // The address of the login or the registration has nothing to show to a logged-in member.
  const { modal, from = "/" } = entryState(location);
  const onward = signedIn && !modal ? <Navigate to={from} replace /> : null;
  switch (request.name) {
    case "login":
      return kind === "guest" ? <LoginDialog /> : onward;
    case "register":
      return kind === "guest" ? <RegisterDialog /> : onward;
    case "forgotPassword":
      return kind === "guest" ? <LaterDialogs request={request} /> : null;
    case "logout":
      return signedIn ? <LaterDialogs request={request} /> : null;
    case "changePassword":
    case "receipt":
    case "contracts":
    case "game":
    case "panel":
      return kind === "full" ? <LaterDialogs request={request} /> : null;
    default:
      return <LaterDialogs request={request} />;
  }
}
