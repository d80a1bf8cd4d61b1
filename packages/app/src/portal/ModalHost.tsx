import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "../actors/actors.ts";
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

/** Shows the dialog that the present history entry names, to whom it is for. */
export function ModalHost() {
  const location = useLocation();
  const request = modalOf(location);
  const { kind, passwordDue, offered } = useSession();
  const signedIn = kind === "trial" || kind === "full";
  // Nothing goes before it, and no address or Back leads out of it: until it is set, nobody is in.
  if (passwordDue) return <LaterDialogs request={{ name: "changePassword" }} />;
  // Whose session it is comes before what it is asked.
  if (offered && kind !== "unknown") return <LinkDialog offered={offered} />;
  if (!request) return null;
  // An address that asks to sign in has nothing for who has signed in.
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
