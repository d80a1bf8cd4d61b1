import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { CallFailure } from "../../actors/failure.ts";
import { useOnline } from "../reading/useOnline.ts";
import { errorText } from "../words/errors.ts";

/**
 * Why a claim failed, in words. While the browser reports no network, it says so, and that claiming again is safe.
 *
 * @example const textOf = useClaimText(); textOf(failureOf(error))
 */
export function useClaimText(): (failure: CallFailure) => string {
  const intl = useIntl();
  const t = useTranslations();
  const online = useOnline();
  return (failure) =>
    failure.reason === "NETWORK" && !online
      ? t("claim.offline")
      : errorText(intl, failure);
}
