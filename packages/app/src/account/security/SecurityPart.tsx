import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { modalOf, useModalActions } from "../../navigation/modals.ts";
import { Authenticator } from "./Authenticator.tsx";
import { PaymentPassword } from "./PaymentPassword.tsx";
import { SecurityRow, SecurityRows } from "./SecurityRow.tsx";

/** What keeps the account safe: both passwords and the authenticator. */
export function SecurityPart() {
  const t = useTranslations();
  const { open } = useModalActions();
  const inPanel = modalOf(useLocation())?.name === "panel";
  return (
    <SecurityRows>
      <SecurityRow
        title={t("account.password")}
        action={
          <Button
            onClick={() =>
              open({
                name: "changePassword",
                back: inPanel ? { panel: "securityCenter" } : "here",
              })
            }
          >
            {t("account.change")}
          </Button>
        }
      >
        {t("account.password.hint")}
      </SecurityRow>
      <PaymentPassword />
      <Authenticator />
    </SecurityRows>
  );
}
