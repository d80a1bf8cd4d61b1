import { useEffect, useEffectEvent, useState } from "react";
import { sessionView } from "@foyer/flows/session";
import { useActors, type PortalActors } from "../../actors/actors.ts";
import { keptForMs } from "../../kit/form/typedForms.ts";

type Session = PortalActors["session"];
/** What stands in the fields of a form, by their names. */
export type Values = Readonly<Record<string, string>>;

/** A form about money, as far as it is kept. */
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

/* In the memory of this page alone, and never a password: a reload, and whoever sits down later, finds nothing. */
const kept = new WeakMap<Session, Map<string, Kept>>();

const of = (session: Session): Map<string, Kept> => {
  const forms = kept.get(session) ?? new Map<string, Kept>();
  kept.set(session, forms);
  return forms;
};

/** What its own person left in the form a while ago; of anybody else it is thrown away. */
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
 * What stood in a form about money when the session ended under it, for the same person after the next sign-in.
 * Without a name nothing is kept.
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
  // Found once: the form that follows begins empty.
  useEffect(() => {
    if (form !== undefined) of(session).delete(form);
  }, [session, form]);
  return typed;
}

/**
 * Keeps what stands in a form when the session ends by itself; who logs out leaves nothing behind.
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
    // What is done is no form any more: filled in again, it would soon be paid twice.
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
