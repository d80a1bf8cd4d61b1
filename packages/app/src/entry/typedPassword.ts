import type { PortalActors } from "../actors/actors.ts";

/**
 * The password of a login attempt, for the change that may follow immediately (PWD-03). It is kept only in this
 * page's memory: until the attempt is over, or until the new password that it requires is set.
 *
 * @example const [known] = useState(() => typedPasswords.get(session));
 */
export const typedPasswords = new WeakMap<PortalActors["session"], string>();
