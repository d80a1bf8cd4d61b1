import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Checkbox } from "@foyer/ui/checkbox";
import { Button } from "@foyer/ui/button";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { validationWords } from "@foyer/ui/pattern-field";
import { RichText } from "@foyer/ui/rich-text";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import type { Terms } from "./registerForm.ts";

const messages = defineMessages<{
  agree: { age: number };
  read: {};
  title: {};
  adults: { age: number };
}>({
  agree: {
    id: "register.terms.agree",
    defaultMessage: "I am {age, number} or older and agree to the terms",
    description: "Tick box of the registration; age is a number of years",
  },
  read: {
    id: "register.terms.read",
    defaultMessage: "Read the terms",
    description: "Link below the tick box that opens the terms",
  },
  title: {
    id: "register.terms.title",
    defaultMessage: "Terms",
    description: "Title of the dialog that shows the terms",
  },
  adults: {
    id: "register.terms.adults",
    defaultMessage: "This site is for people of {age, number} and older.",
    description: "Above the terms (SYS-13); age is a number of years",
  },
});

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
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="x1" align="start">
      <Checkbox
        name="terms"
        checked={agreed}
        onChange={onChange}
        required
        error={missing ? formatMessage(validationWords.terms) : undefined}
      >
        {formatMessage(messages.agree, { age })}
      </Checkbox>
      {terms.kind === "page" ? (
        <Link href={terms.href} external standalone>
          {formatMessage(messages.read)}
        </Link>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {formatMessage(messages.read)}
        </Button>
      )}
      {open && terms.kind === "text" && (
        <Modal
          open
          onClose={() => setOpen(false)}
          title={formatMessage(messages.title)}
        >
          <Stack gap="x4">
            <Text weight="strong">
              {formatMessage(messages.adults, { age })}
            </Text>
            <RichText html={terms.html} />
          </Stack>
        </Modal>
      )}
    </Stack>
  );
}
