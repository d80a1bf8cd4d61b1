import { useEffect, useEffectEvent, useState } from "react";
import { sessionView } from "@foyer/flows/session";
import { useActors, type PortalActors } from "../../actors/actors.ts";
import { keptForMs } from "../../kit/form/typedForms.ts";

type Session = PortalActors["session"];
/** Values of a form's fields, by field name. */
export type Values = Readonly<Record<string, string>>;

/** The part of a money form's actor that is needed to keep its values. */
interface FormActor {
  readonly getSnapshot: () => {
    readonly status: string;
    readonly context: { readonly values: Values };
  };
}

interface Kept {
  readonly memberId: string;
  readonly values: Values;
  readonly at: number;
}

/* Only in this page's memory, and never a password: nothing is left after a reload, or for the next person. */
const kept = new WeakMap<Session, Map<string, Kept>>();

const of = (session: Session): Map<string, Kept> => {
  const forms = kept.get(session) ?? new Map<string, Kept>();
  kept.set(session, forms);
  return forms;
};

/** The values that the same member recently left in the form; another member's are discarded. */
function valuesOf(
  session: Session,
  form: string,
  memberId: string,
): Values | undefined {
  const found = of(session).get(form);
  if (!found) return undefined;
  const isTheirs =
    found.memberId === memberId && performance.now() - found.at <= keptForMs;
  if (!isTheirs) of(session).delete(form);
  return isTheirs ? found.values : undefined;
}

/**
 * Values of a money form at the moment when the session ended, for the same member after the next login. Without a
 * name nothing is kept.
 *
 * @example const typed = useTypedBefore("withdraw", member.id);
 */
export function useTypedBefore(
  form: string | undefined,
  memberId: string,
): Values | undefined {
  const { session } = useActors();
  const [typed] = useState(() =>
    form === undefined ? undefined : valuesOf(session, form, memberId),
  );
  // Restored once: the next form starts empty.
  useEffect(() => {
    if (form !== undefined) of(session).delete(form);
  }, [session, form]);
  return typed;
}

/**
 * Keeps the values of a form when the session expires; a member who logs out leaves nothing behind.
 *
 * @example useKeptForm("withdraw", member.id, actor);
 */
export function useKeptForm(
  form: string | undefined,
  memberId: string,
  actor: FormActor,
): void {
  const { session } = useActors();
  const keep = useEffectEvent(() => {
    const {
      status,
      context: { values },
    } = actor.getSnapshot();
    // A completed form is not kept: filled in again, it could easily be paid twice.
    if (status === "done" || form === undefined) return;
    if (Object.values(values).every((value) => value.trim() === "")) return;
    of(session).set(form, { memberId, values, at: performance.now() });
  });
  useEffect(() => {
    const subscription = session.subscribe((snapshot) => {
      if (sessionView(snapshot).notice === "expired") keep();
    });
    return () => subscription.unsubscribe();
  }, [session]);
}
