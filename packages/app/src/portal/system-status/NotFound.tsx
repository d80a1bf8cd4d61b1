import { NotFoundPage } from "@foyer/ui/status-page";

/** An address that the portal does not have. */
export default function NotFound() {
  return <NotFoundPage homeHref="/" />;
}
