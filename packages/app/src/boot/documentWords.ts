import { defineMessages } from "react-intl";

/**
 * What the document says by itself, where no script of the portal runs. The build writes them into index.html in
 * every language of the brand, its first one first; they are in no script.
 */
export const documentWords = defineMessages({
  noScript: {
    id: "document.noScript",
    defaultMessage:
      "This site needs JavaScript: switch it on in your browser and load the page again.",
    description:
      "Stands alone on the page of a browser that runs no scripts; plain text without arguments",
  },
  failed: {
    id: "document.failed",
    defaultMessage: "This site could not be loaded.",
    description:
      "Stands alone on the page when the portal's own code does not come; plain text without arguments, before a link to load it again",
  },
  reload: {
    id: "document.reload",
    defaultMessage: "Load it again",
    description:
      "Link after “This site could not be loaded.”; loads the page again",
  },
});
