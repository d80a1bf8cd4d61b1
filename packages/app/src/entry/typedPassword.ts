import type { PortalActors } from "../actors/actors.ts";

type Session = PortalActors["session"];

/* In the memory of this page alone: from a try to sign in until that is over, or until the new password that it asks for is set. */
const typed = new WeakMap<Session, string>();

/**
 * Keeps the password that a try to sign in is made with, for the change that may follow at once (PWD-03).
 *
 * @example keepTypedPassword(session, password)
 */
export function keepTypedPassword(
  session: Session,
  password: string | undefined,
): void {
  if (password === undefined) typed.delete(session);
  else typed.set(session, password);
}

/**
 * The password that just signed in; undefined after a reload, and once the change is over.
 *
 * @example const [known] = useState(() => typedPassword(session));
 */
export const typedPassword = (session: Session): string | undefined =>
  typed.get(session);

/**
 * Forgets it.
 *
 * @example useEffect(() => () => forgetTypedPassword(session), [session]);
 */
export const forgetTypedPassword = (session: Session): void =>
  void typed.delete(session);
