import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { NotFoundPicture } from "../../private/status-pictures/NotFoundPicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

export interface NotFoundPageProps {
  /** Address of the first page, in the present language. */
  homeHref: string;
}

/**
 * Says that an address leads nowhere, inside the frame of the site, and leads back.
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
