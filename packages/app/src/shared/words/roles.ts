import { defineMessages } from "react-intl";

/** What people of the house are called. They are words alone: no right goes with any of them (ROL-20, OPN-50). */
export const roleMessages = defineMessages({
  admin: {
    id: "role.admin",
    defaultMessage: "Administrator",
    description: "What somebody of the house is called; a label alone",
  },
  affiliate: {
    id: "role.affiliate",
    defaultMessage: "Affiliate",
    description:
      "What somebody is called who brings players by a code; a label alone",
  },
  partner: {
    id: "role.partner",
    defaultMessage: "Partner",
    description: "What somebody of another house is called; a label alone",
  },
});
