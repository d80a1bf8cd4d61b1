import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { rateProblem } from "@foyer/flows/contract-request";
import {
  makeRegistrationLink,
  type DownlineOptions,
  type RegistrationLink,
} from "@foyer/platform/calls";
import { longestLinkLabel } from "@foyer/platform/constants";
import { parseAmount } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { RadioGroup } from "@foyer/ui/radio-group";
import { TextField } from "@foyer/ui/text-field";
import { toast } from "@foyer/ui/toast";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";
import { isLost } from "../isLost.ts";
import { rateHint, rateProblemText } from "../rateText.ts";
import { linkName } from "../registrationLinks.ts";
import { typeOptions } from "./accountTypes.ts";

interface NewLinkDialogProps {
  readonly options: DownlineOptions;
  readonly onClose: () => void;
  /** Receives the link. */
  readonly onCreated: (link: RegistrationLink) => void;
}

/**
 * Creates a registration link, with the same account types and rates as a downline account (W-96d).
 *
 * @example {creating && <NewLinkDialog options={options} onClose={close} onCreated={show} />}
 */
export function NewLinkDialog(props: NewLinkDialogProps) {
  const { options, onClose, onCreated } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { run, busy, failure } = useSend();
  const [type, setType] = useState(options.types[0]);
  const fields = useFields(
    {
      label: {
        label: t("agentLinks.name"),
        required: true,
        problem: (label) =>
          [...label].length > longestLinkLabel
            ? t("agentLinks.name.long", { most: longestLinkLabel })
            : undefined,
      },
      rate: {
        label: t("agentRegister.rate"),
        problem: (rate) =>
          rateProblemText(intl, rateProblem(rate, options), options),
      },
    },
    failure,
  );

  function submit() {
    if (type === undefined || !fields.ready()) return;
    const { label, rate } = fields.typed;
    const link = { label, type, rate: parseAmount(rate) ?? "" };
    run(
      (by) => by.order(makeRegistrationLink, link),
      (made) => {
        toast.show({
          tone: "success",
          text: t("agentLinks.done", { name: linkName(made) }),
        });
        onCreated(made);
      },
    );
  }

  return (
    <Modal open onClose={onClose} busy={busy} title={t("agentLinks.new")}>
      <Form
        label={t("agentLinks.new")}
        onSubmit={submit}
        busy={busy}
        problems={fields.problems}
        error={
          failure &&
          fields.problems.length === 0 &&
          (isLost(failure) ? t("agentLinks.doubt") : errorText(intl, failure))
        }
      >
        <TextField
          {...fields.bind("label")}
          hint={t("agentLinks.name.hint")}
          autoComplete="off"
          disabled={busy}
        />
        <RadioGroup
          name="type"
          label={t("agentRegister.type")}
          variant="cards"
          required
          value={type ?? ""}
          onChange={(value) =>
            setType(options.types.find((one) => one === value))
          }
          disabled={busy}
          options={typeOptions(t, options.types)}
        />
        <AmountField
          {...fields.bind("rate")}
          required
          disabled={busy}
          hint={rateHint(intl, options)}
        />
        <Button type="submit" tone="accent" size="large" wide loading={busy}>
          {t("agentLinks.create")}
        </Button>
      </Form>
    </Modal>
  );
}
