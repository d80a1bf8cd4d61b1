import type { ReactNode } from "react";
import { loadable } from "../kit/parts/loadable.tsx";
import { PaymentPasswordHelpProvider } from "../kit/paymentPasswordHelp.ts";

/** Fetched when a payment password is locked, which is rare. */
const ForgottenPaymentPassword = loadable(
  () => import("../account/security/ForgottenPaymentPassword.tsx"),
);
const help = <ForgottenPaymentPassword />;

/**
 * Gives the forms below it what helps where the payment password is locked.
 *
 * @example <PaymentPasswordHelp><PointMallPage /></PaymentPasswordHelp>
 */
export const PaymentPasswordHelp = ({
  children,
}: {
  readonly children: ReactNode;
}) => (
  <PaymentPasswordHelpProvider value={help}>
    {children}
  </PaymentPasswordHelpProvider>
);
