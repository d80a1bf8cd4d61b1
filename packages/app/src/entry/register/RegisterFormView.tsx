import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { RegisterEvent, RegisterView } from "@foyer/flows/register";
import { affiliateCheck } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { validationWords } from "@foyer/ui/pattern-field";
import { RichText } from "@foyer/ui/rich-text";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useTranslations } from "@foyer/ui/words";
import { errorText } from "../../kit/words/errors.ts";
import { useServices } from "../../services/services.ts";
import { EntryForm } from "../EntryForm.tsx";
import { WarningNotice } from "../WarningNotice.tsx";
import { WayTabs } from "../WayTabs.tsx";
import { RegisterFieldView } from "./RegisterFieldView.tsx";
import type { RegisterForm } from "./registerForm.ts";
import { fieldWords } from "./registerWords.ts";

const messages = {
  username: "register.way.username",
  mobile: "register.way.mobile",
} as const;

interface RegisterFormViewProps {
  readonly form: RegisterForm;
  readonly view: RegisterView;
  readonly send: (event: RegisterEvent) => void;
  /** Values typed earlier have been restored. */
  readonly restored: boolean;
  /** The visitor discards the restored values. */
  readonly onCleared: () => void;
}

/** Tabs, fields, terms and the button of the registration. */
export function RegisterFormView(props: RegisterFormViewProps) {
  const { form, view, send, restored, onCleared } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { shown } = view;
  const invitation = view.linkCode ?? view.referralCode;
  const terms = {
    name: "terms",
    label: t("register.terms.name"),
    error: view.termsMissing ? t(validationWords.terms) : undefined,
  };

  return (
    <>
      {restored && (
        <Inline justify="between">
          <Text size="small" tone="quiet">
            {t("register.restored")}
          </Text>
          <Button variant="quiet" size="small" onClick={onCleared}>
            {t("register.clear")}
          </Button>
        </Inline>
      )}
      {invitation !== undefined && <Inviter code={invitation} />}
      <WayTabs
        label={t("register.ways")}
        ways={view.types}
        chosen={view.type}
        nameOf={(type) => t(messages[type])}
        onChoose={(type) =>
          send({ type: "register.typeChosen", registerType: type })
        }
        busy={view.busy}
      >
        {() => (
          <EntryForm
            label={t("register.form")}
            view={view}
            fields={[
              ...shown.map(({ field }) => fieldWords(intl, field, view)),
              terms,
            ]}
            submit={t("register.submit")}
            onSubmit={() => send({ type: "register.submitted" })}
          >
            {shown.map((field, index) => (
              <RegisterFieldView
                key={field.field}
                field={field}
                view={view}
                form={form}
                send={send}
                first={index === 0}
              />
            ))}
            <TermsField
              form={form}
              view={view}
              send={send}
              error={terms.error}
            />
          </EntryForm>
        )}
      </WayTabs>
      {view.invitationRefused && (
        <WarningNotice
          title={t("register.invitation.title")}
          text={t(validationWords.invitation)}
          onRead={() => send({ type: "register.refusalRead" })}
        />
      )}
    </>
  );
}

/** Who sent the invitation, if the platform tells, and what account it opens; or that it cannot be used now. */
function Inviter({ code }: { readonly code: string }) {
  const { client } = useServices();
  const intl = useIntl();
  const t = useTranslations();
  const { data, error } = useQuery({
    queryKey: ["register", "inviter", { code }],
    queryFn: ({ signal }) =>
      client.call(
        affiliateCheck,
        { code, domain: location.hostname },
        { signal },
      ),
  });
  // Told before the form is filled in; any other problem is told when it is sent.
  if (error instanceof CallError && error.code === "INVITATION_PAUSED")
    return (
      <InlineMessage tone="warning">
        {errorText(intl, { reason: error.code })}
      </InlineMessage>
    );
  if (!data?.valid || data.inviter === "") return null;
  return (
    <Text>
      {/* Isolated, so that it survives right-to-left text. */}
      {t("register.invitedBy", { name: `\u2068${data.inviter}\u2069` })}{" "}
      {data.accountType === "AGENT" && t("register.asAgent")}
    </Text>
  );
}

interface TermsFieldProps extends Pick<
  RegisterFormViewProps,
  "form" | "view" | "send"
> {
  /** The form was submitted without agreement to the terms (REG-04). */
  readonly error: string | undefined;
}

/** The terms to agree to, and a link that opens them without losing what was typed. */
function TermsField({ form, view, send, error }: TermsFieldProps) {
  const { terms } = form;
  const age = useServices().brand.age.terms;
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="x1" align="start">
      <Checkbox
        name="terms"
        checked={view.agreed}
        onChange={(agreed) => send({ type: "register.agreed", agreed })}
        required
        error={error}
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
