import { defineMessages, useIntl } from "react-intl";
import { bannersOf } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../modals/modals.ts";
import { useServices } from "../../services/services.ts";
import { DialogBanner } from "../../shared/content/DialogBanner.tsx";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { useCustomerService } from "../../shared/useCustomerService.ts";

const messages = defineMessages<{
  title: {};
  text: { age: number };
  service: {};
  have: {};
}>({
  title: {
    id: "register.title",
    defaultMessage: "Create an account",
    description: "Title of the registration popup",
  },
  text: {
    id: "register.byService",
    defaultMessage:
      "Accounts are opened with customer service: they check who you are and that you are {age} or older, and set the account up with you.",
    description: "How an account is opened; age is a number of years",
  },
  service: {
    id: "register.service",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
  have: {
    id: "register.have",
    defaultMessage: "I have an account",
    description: "Link from registration to the login popup",
  },
});

/** How to get an account. The form of one's own comes with the registration flow. */
export default function RegisterDialog() {
  const { formatMessage } = useIntl();
  const { brand } = useServices();
  const { close, open } = useModalActions();
  const openService = useCustomerService();
  const { data } = useAnnouncements();
  const [banner] = bannersOf(data?.banners ?? [], "w_register");
  return (
    <Modal
      open
      onClose={close}
      title={formatMessage(messages.title)}
      size={banner ? "large" : "small"}
      banner={banner && <DialogBanner banner={banner} />}
    >
      <Stack gap="x5">
        <Text measure>
          {formatMessage(messages.text, { age: brand.age.terms })}
        </Text>
        {openService && (
          <Button
            tone="accent"
            size="large"
            wide
            icon="headset"
            onClick={openService}
          >
            {formatMessage(messages.service)}
          </Button>
        )}
        <Button variant="quiet" wide onClick={() => open({ name: "login" })}>
          {formatMessage(messages.have)}
        </Button>
      </Stack>
    </Modal>
  );
}
