import type { ComponentProps, ReactNode } from "react";
import { bannersOf, type BannerGroup } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { useAnnouncements } from "../kit/content/queries.ts";
import { useImages } from "../kit/content/useImages.ts";
import { useModalActions } from "../navigation/modals.ts";
import * as styles from "./EntryModal.css.ts";

interface EntryModalProps {
  readonly title: string;
  /** The group whose picture is shown beside the form (LGN-26); it is decorative and hidden from screen readers. */
  readonly banners: BannerGroup;
  /** Size without a picture. @default "small" */
  readonly size?: "small" | "medium";
  readonly children: ReactNode;
}

/** A dialog for login, registration or recovery, with the picture that the brand has chosen for it. */
export function EntryModal(props: EntryModalProps) {
  const { title, banners, size = "small", children } = props;
  const { close } = useModalActions();
  const { data } = useAnnouncements();
  const image = useImages();
  const [banner] = bannersOf(data?.banners ?? [], banners);
  return (
    <Modal
      open
      onClose={close}
      title={title}
      size={banner ? "large" : size}
      banner={
        banner && (
          <img
            className={styles.picture}
            src={image(banner.url)}
            alt=""
            width={400}
            height={400}
          />
        )
      }
    >
      {children}
    </Modal>
  );
}

interface EntryLinkProps extends Pick<
  ComponentProps<typeof Button>,
  "children" | "size" | "wide"
> {
  readonly to: "login" | "register" | "forgotPassword";
}

/**
 * The quiet button that leads from one entry dialog to another.
 *
 * @example <EntryLink to="forgotPassword">{t("login.forgot")}</EntryLink>
 */
export function EntryLink({ to, ...look }: EntryLinkProps) {
  const { open } = useModalActions();
  return (
    <Button
      variant="quiet"
      size="small"
      wide
      onClick={() => open({ name: to })}
      {...look}
    />
  );
}
