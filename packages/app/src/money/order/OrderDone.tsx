import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";

interface OrderDoneProps {
  /** What was done, as a sentence. */
  readonly title: string;
  /** The order was started during an earlier visit. */
  readonly earlier: boolean;
  /** Label of the button that starts another order. */
  readonly again: string;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** A completed order: what it was, what happens next, and a button for another one. */
export function OrderDone(props: OrderDoneProps) {
  const { title, earlier, again, onAgain, children } = props;
  const t = useTranslations();
  return (
    <InlineMessage
      tone="success"
      live="polite"
      title={title}
      action={<Button onClick={onAgain}>{again}</Button>}
    >
      {earlier && <div>{t("money.earlier")}</div>}
      {children}
    </InlineMessage>
  );
}
