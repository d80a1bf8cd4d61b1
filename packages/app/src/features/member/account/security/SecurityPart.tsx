import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { modalOf, useModalActions } from "../../../../navigation/modals.ts";
import { defaultMemberPage } from "../../memberCentreContext.ts";
import { Authenticator } from "./Authenticator.tsx";
import { PaymentPassword } from "./PaymentPassword.tsx";
import { SecurityRow, SecurityRows } from "./SecurityRow.tsx";
import { securityWords } from "./securityWords.ts";

const messages = defineMessages({
  password: {
    id: "account.password",
    defaultMessage: "Login password",
    description: "Label of the password that signs the member in",
  },
  passwordHint: {
    id: "account.password.hint",
    defaultMessage: "A new one signs you out on every other device.",
    description: "Below the label of the login password",
  },
});

/** What keeps the account safe: both passwords and the authenticator. */
export function SecurityPart() {
  const { formatMessage } = useIntl();
  const { open } = useModalActions();
  const inPanel = modalOf(useLocation())?.name === "panel";
  return (
    <SecurityRows>
      <SecurityRow
        title={formatMessage(messages.password)}
        action={
          <Button
            onClick={() =>
              open({
                name: "changePassword",
                back: inPanel ? { panel: defaultMemberPage } : "here",
              })
            }
          >
            {formatMessage(securityWords.change)}
          </Button>
        }
      >
        {formatMessage(messages.passwordHint)}
      </SecurityRow>
      <PaymentPassword />
      <Authenticator />
    </SecurityRows>
  );
}
