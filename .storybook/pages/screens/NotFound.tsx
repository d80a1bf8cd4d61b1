import { NotFoundPage } from "@foyer/ui/status-page";
import { Site } from "./Site.tsx";

/** An address that leads nowhere, inside the portal. */
export function NotFound() {
  return (
    <Site place="none">
      <NotFoundPage homeHref="#home" />
    </Site>
  );
}
