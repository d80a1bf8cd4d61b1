import type { RegisterView } from "@foyer/flows/register";
import type { PortalActors } from "../actors/actors.ts";

type Session = PortalActors["session"];

/** How long a form that was left keeps what was typed, passwords among it, in ms. */
export const keptForMs = 15 * 60_000;

/** What a registration holds when it is left. */
export interface TypedRegistration extends Pick<
  RegisterView,
  "type" | "values" | "agreed"
> {
  /** Of the terms that were agreed to. */
  readonly termsVersion: string | undefined;
}

interface Typed {
  name?: string;
  registration?: TypedRegistration & { readonly leftAt: number };
}

/* In the memory of this page alone: a reload, and whoever sits down later, finds nothing. */
const typed = new WeakMap<Session, Typed>();

const of = (session: Session): Typed => {
  const known = typed.get(session) ?? {};
  typed.set(session, known);
  return known;
};

/**
 * Keeps the name that was typed to sign in, for who turns to registration or recovery.
 *
 * @example keepTypedName(session, view.values.username)
 */
export const keepTypedName = (session: Session, name: string): void =>
  void (of(session).name = name.trim());

/** The name that was typed to sign in, or nothing. */
export const typedName = (session: Session): string => of(session).name ?? "";

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

/** The registration that was left a while ago, unless it was empty. */
export function typedRegistration(
  session: Session,
): TypedRegistration | undefined {
  const { registration } = of(session);
  if (!registration) return undefined;
  if (performance.now() - registration.leftAt <= keptForMs) return registration;
  delete of(session).registration;
  return undefined;
}

/** Forgets the registration, as when it is cleared. */
export const forgetTypedRegistration = (session: Session): void =>
  void delete of(session).registration;

/** Forgets all of it, as when somebody has signed in. */
export const forgetTypedForms = (session: Session): void =>
  void typed.delete(session);
