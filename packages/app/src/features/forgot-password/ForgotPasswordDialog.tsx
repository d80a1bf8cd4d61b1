import { defineMessages, useIntl } from "react-intl";
import { ServiceDialog } from "../../shared/content/ServiceDialog.tsx";

const messages = defineMessages({
  title: {
    id: "forgotPassword.title",
    defaultMessage: "Forgot your password?",
    description: "Title of the popup for who has forgotten the password",
  },
  text: {
    id: "forgotPassword.byService",
    defaultMessage:
      "Customer service checks who you are and sets a new password with you. They never ask for the old one.",
    description: "How a forgotten password is replaced",
  },
  login: {
    id: "forgotPassword.login",
    defaultMessage: "Back to log in",
    description: "Link from a forgotten password to the login popup",
  },
});

/** How to get in again without the password. The ways by e-mail and phone come with the recovery flow. */
export default function ForgotPasswordDialog() {
  const { formatMessage } = useIntl();
  return (
    <ServiceDialog
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      banners="w_forget"
      login={formatMessage(messages.login)}
    />
  );
}
