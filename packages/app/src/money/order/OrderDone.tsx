import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";

interface OrderDoneProps {
  /** What was done, in a sentence. */
  readonly title: string;
  /** It was begun at an earlier visit. */
  readonly earlier: boolean;
  /** Words of the way to another one. */
  readonly again: string;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** An order is done: what it was, what follows, and the way to another one. */
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
