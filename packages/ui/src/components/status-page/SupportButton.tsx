import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";

interface SupportButtonProps {
  onSupport(): void;
}

/** The way to a person, from a page that leads nowhere else. */
export function SupportButton({ onSupport }: SupportButtonProps) {
  return (
    <Button tone="accent" icon="headset" onClick={onSupport}>
      {useTranslations()("ui.statusPage.support")}
    </Button>
  );
}
