import { NotFoundPage } from "@foyer/ui/status-page";

/** The page for an address that does not exist. */
export default function NotFound() {
  return <NotFoundPage homeHref="/" />;
}
