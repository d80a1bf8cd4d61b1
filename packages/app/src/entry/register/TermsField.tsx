import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Checkbox } from "@foyer/ui/checkbox";
import { Button } from "@foyer/ui/button";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { validationWords } from "@foyer/ui/pattern-field";
import { RichText } from "@foyer/ui/rich-text";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import type { Terms } from "./registerForm.ts";

interface TermsFieldProps {
  readonly terms: Terms;
  /** Age that the terms state. */
  readonly age: number;
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
  /** A try was made without them (REG-04). */
  readonly missing: boolean;
}

/** The terms to be agreed to, and the way to read them without losing what was typed. */
export function TermsField(props: TermsFieldProps) {
  const { terms, age, agreed, onChange, missing } = props;
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="x1" align="start">
      <Checkbox
        name="terms"
        checked={agreed}
        onChange={onChange}
        required
        error={missing ? t(validationWords.terms) : undefined}
      >
        {t("register.terms.agree", { age })}
      </Checkbox>
      {terms.kind === "page" ? (
        <Link href={terms.href} external standalone>
          {t("register.terms.read")}
        </Link>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t("register.terms.read")}
        </Button>
      )}
      {open && terms.kind === "text" && (
        <Modal
          open
          onClose={() => setOpen(false)}
          title={t("register.terms.title")}
        >
          <Stack gap="x4">
            <Text weight="strong">{t("register.terms.adults", { age })}</Text>
            <RichText html={terms.html} />
          </Stack>
        </Modal>
      )}
    </Stack>
  );
}
