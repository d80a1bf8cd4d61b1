import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  downlineRate,
  type Downline,
  type DownlineOptions,
} from "@foyer/platform/calls";
import { rateProblem } from "@foyer/flows/contract-request";
import { compare, parseAmount } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../services/services.ts";
import { percentText } from "../contract/contractWords.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";
import { downlineOptionsQuery } from "../downlines.ts";
import { isLost } from "../isLost.ts";
import { rateHint, rateProblemText } from "../rateText.ts";

interface RateFormProps {
  readonly downline: Downline;
}

/** Changes the rate of a direct downline (W-97b). */
export function RateForm(props: RateFormProps) {
  return (
    <Loaded
      query={useQuery(downlineOptionsQuery(useServices()))}
      pending={<FormSkeleton fields={1} />}
    >
      {(options) => <Rate {...props} options={options} />}
    </Loaded>
  );
}

interface RateProps extends RateFormProps {
  readonly options: DownlineOptions;
}

function Rate({ downline, options }: RateProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { run, busy, failure } = useSend();
  const { account, rate: now } = downline;
  const fields = useFields({
    rate: {
      label: t("agentDownline.newRate"),
      problem: (rate) => {
        const typed = parseAmount(rate);
        return typed !== undefined && compare(typed, now) === 0
          ? t("agentDownline.rate.same")
          : rateProblemText(intl, rateProblem(rate, options), options);
      },
    },
  });

  function submit() {
    if (!fields.ready()) return;
    const body = { account, rate: parseAmount(fields.typed.rate) ?? "" };
    run(
      (by) => by.order(downlineRate, body),
      (changed) => {
        fields.reset();
        toast.show({
          tone: "success",
          text: t("agentDownline.rate.changed", {
            account: `\u2068${account}\u2069`,
            rate: percentText(intl, changed.rate),
          }),
        });
      },
    );
  }

  return (
    <Form
      label={t("agentDownline.changeRate")}
      onSubmit={submit}
      busy={busy}
      problems={fields.problems}
      error={
        failure &&
        (isLost(failure)
          ? t("agentDownline.rate.doubt")
          : errorText(intl, failure))
      }
    >
      <Text tone="quiet">{t("agentDownline.rate.text")}</Text>
      <Text>
        {t("agentDownline.rate.now", { rate: percentText(intl, now) })}
      </Text>
      <AmountField
        {...fields.bind("rate")}
        required
        disabled={busy}
        hint={rateHint(intl, options)}
      />
      <Button type="submit" tone="accent" size="large" wide loading={busy}>
        {t("agentDownline.changeRate")}
      </Button>
    </Form>
  );
}
