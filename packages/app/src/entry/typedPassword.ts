import type { PortalActors } from "../actors/actors.ts";

/**
 * The password that a try to sign in is made with, for the change that may follow at once (PWD-03). In the memory of
 * this page alone: until the try is over, or until the new password that it asks for is set.
 *
 * @example const [known] = useState(() => typedPasswords.get(session));
 */
export const typedPasswords = new WeakMap<PortalActors["session"], string>();
