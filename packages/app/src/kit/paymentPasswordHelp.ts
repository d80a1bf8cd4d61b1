import type { ReactElement } from "react";
import { neededContext } from "../services/neededContext.ts";

/**
 * What helps a member whose payment password is locked, shown below the form that asks for it. It belongs to the
 * account and is provided above every page that has such a form; without a provider there is none.
 *
 * @example const help = usePaymentPasswordHelp(); {locked && help}
 */
export const [PaymentPasswordHelpProvider, , usePaymentPasswordHelp] =
  neededContext<ReactElement>("PaymentPasswordHelpProvider");
