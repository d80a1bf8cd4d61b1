import type { RegisterView } from "@foyer/flows/register";
import type { PortalActors } from "../../actors/actors.ts";

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

interface Left {
  readonly leftAt: number;
}

interface Typed {
  name?: Left & { readonly text: string };
  registration?: TypedRegistration & Left;
}

const isKept = ({ leftAt }: Left) => performance.now() - leftAt <= keptForMs;

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
 * @example keepTypedName(session, event.value)
 */
export const keepTypedName = (session: Session, name: string): void =>
  void (of(session).name = { text: name.trim(), leftAt: performance.now() });

/** The name that was typed to sign in a while ago, or nothing. */
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

/** The registration that was left a while ago, unless it was empty. */
export function typedRegistration(
  session: Session,
): TypedRegistration | undefined {
  const { registration } = of(session);
  if (!registration) return undefined;
  if (isKept(registration)) return registration;
  delete of(session).registration;
  return undefined;
}

/** Forgets the registration, as when it is cleared. */
export const forgetTypedRegistration = (session: Session): void =>
  void delete of(session).registration;

/** Forgets all of it, as when somebody has signed in. */
export const forgetTypedForms = (session: Session): void =>
  void typed.delete(session);
