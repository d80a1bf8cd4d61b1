import type { RegisterView } from "@foyer/flows/register";
import type { PortalActors } from "../../actors/actors.ts";

type Session = PortalActors["session"];

/** How long an abandoned form keeps what was typed, including passwords, in ms. */
export const keptForMs = 15 * 60_000;

/** The content of a registration form when it is left. */
export interface TypedRegistration extends Pick<
  RegisterView,
  "type" | "values" | "agreed"
> {
  /** Version of the terms that were agreed to. */
  readonly termsVersion: string | undefined;
}

interface Left {
  readonly leftAt: number;
}

interface Typed {
  name?: Left & { readonly text: string };
  registration?: TypedRegistration & Left;
}

const isKept = ({ leftAt }: Left) => performance.now() - leftAt <= keptForMs;

/* Kept in this page's memory only, so that a reload, or the next person at the device, finds nothing. */
const typed = new WeakMap<Session, Typed>();

const of = (session: Session): Typed => {
  const known = typed.get(session) ?? {};
  typed.set(session, known);
  return known;
};

/**
 * Keeps the username typed in the login form, for a visitor who turns to registration or recovery.
 *
 * @example keepTypedName(session, event.value)
 */
export const keepTypedName = (session: Session, name: string): void =>
  void (of(session).name = { text: name.trim(), leftAt: performance.now() });

/** The username last typed in the login form; empty if there is none or it has expired. */
export function typedName(session: Session): string {
  const { name } = of(session);
  return name && isKept(name) ? name.text : "";
}

/**
 * Keeps a registration that is being filled in.
 *
 * @example keepTypedRegistration(session, { type, values, agreed, termsVersion })
 */
export function keepTypedRegistration(
  session: Session,
  registration: TypedRegistration,
): void {
  of(session).registration = { ...registration, leftAt: performance.now() };
}

/** The unfinished registration, unless it was empty or has expired. */
export function typedRegistration(
  session: Session,
): TypedRegistration | undefined {
  const { registration } = of(session);
  if (!registration) return undefined;
  if (isKept(registration)) return registration;
  delete of(session).registration;
  return undefined;
}

/** Forgets the registration, for example when it is cleared. */
export const forgetTypedRegistration = (session: Session): void =>
  void delete of(session).registration;

/** Forgets everything, for example after a login. */
export const forgetTypedForms = (session: Session): void =>
  void typed.delete(session);
