import { defineMessages, useIntl } from "react-intl";
import { useServices } from "../../services/services.ts";
import { ServiceDialog } from "../../shared/content/ServiceDialog.tsx";

const messages = defineMessages<{
  title: {};
  text: { age: number };
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
  return (
    <ServiceDialog
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text, { age: brand.age.terms })}
      banners="w_register"
      login={formatMessage(messages.have)}
    />
  );
}
