import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { NotFoundPicture } from "../../private/status-pictures/NotFoundPicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

export interface NotFoundPageProps {
  /** URL of the home page, in the current language. */
  homeHref: string;
}

/**
 * Page for a URL that does not exist, inside the site's layout, with a link to the home page.
 *
 * @example <NotFoundPage homeHref="/" />
 */
export function NotFoundPage({ homeHref }: NotFoundPageProps) {
  const t = useTranslations();
  return (
    <StatusPage
      whole={false}
      picture={<NotFoundPicture />}
      title={t("ui.notFoundPage.title")}
      text={t("ui.notFoundPage.text")}
      action={
        <Button tone="accent" icon="home" href={homeHref}>
          {t("ui.notFoundPage.home")}
        </Button>
      }
    />
  );
}
