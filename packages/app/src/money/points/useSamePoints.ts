import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import type { MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { useServices } from "../../services/services.ts";
import { pointsQuery } from "./pointsQueries.ts";

interface PointsOrder {
  readonly view: Pick<
    MoneyFormView<string, { readonly currentPoints: string }, MoneyBody>,
    "phase" | "facts"
  >;
  readonly send: (event: { readonly type: "moneyForm.retried" }) => void;
}

/**
 * Has a form read its facts again when the page has read another number of points than the form knows; not while
 * somebody is filling it in, who would lose their place. A sum under review is left alone: the platform checks it.
 *
 * @example const order = useOrder({ … }); useSamePoints(order);
 */
export function useSamePoints({ view, send }: PointsOrder): void {
  const { data } = useQuery(pointsQuery(useServices()));
  const { phase, facts } = view;
  const differs =
    (phase === "editing" || phase === "closed") &&
    data !== undefined &&
    data.currentPoints !== facts?.currentPoints;
  useEffect(() => {
    if (!differs) return;
    const retry = () => {
      if (!document.activeElement?.closest("form"))
        send({ type: "moneyForm.retried" });
    };
    // By then the focus is where it goes.
    const left = () => queueMicrotask(retry);
    retry();
    document.addEventListener("focusout", left);
    return () => document.removeEventListener("focusout", left);
  }, [differs, send]);
}
