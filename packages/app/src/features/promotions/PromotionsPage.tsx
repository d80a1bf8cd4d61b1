import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import type { Promotion } from "@foyer/platform/calls";
import { gameOfTarget } from "@foyer/platform/domain";
import { EmptyState } from "@foyer/ui/empty-state";
import { GameGridSkeleton } from "@foyer/ui/game-grid";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useModalActions, type ModalRequest } from "../../modals/modals.ts";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { useImages } from "../../shared/games/useImages.ts";
import * as styles from "./promotions.css.ts";

const messages = defineMessages({
  title: {
    id: "promotions.title",
    defaultMessage: "Promotions",
    description: "Heading of the promotions page",
  },
  empty: {
    id: "promotions.empty",
    defaultMessage: "No data",
    description: "Heading where there are no promotions",
  },
  emptyHint: {
    id: "promotions.emptyHint",
    defaultMessage: "There are no promotions at the moment.",
    description: "Sentence where there are no promotions",
  },
});

/** The promotions, each with its details in a popup; one named by the address opens at once. */
export default function PromotionsPage() {
  const { formatMessage } = useIntl();
  const { data, error } = useAnnouncements();
  const { open } = useModalActions();
  const named = useNamedPromotion(data?.promotion.list);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (!named || shown.current === named.id) return;
    shown.current = named.id;
    open(detailsOf(named));
  }, [named, open]);

  if (error && !data) throw error;
  const promotions = data?.promotion.list;
  return (
    <Stack as="section" gap="x6">
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      {!promotions && <GameGridSkeleton count={4} />}
      {promotions?.length === 0 && (
        <EmptyState title={formatMessage(messages.empty)} picture="promo">
          {formatMessage(messages.emptyHint)}
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {promotions?.map((promotion) => (
          <li key={promotion.id}>
            <PromotionTile
              promotion={promotion}
              onOpen={() => open(detailsOf(promotion))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function PromotionTile({
  promotion,
  onOpen,
}: {
  readonly promotion: Promotion;
  readonly onOpen: () => void;
}) {
  const image = useImages();
  const picture = promotion.announcementImages.find(
    ({ sequence }) => sequence === 1,
  );
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      {picture && (
        <img
          className={styles.picture}
          src={image(picture.url)}
          alt=""
          width={640}
          height={360}
          loading="lazy"
        />
      )}
      <span className={styles.words}>
        <Text as="span" weight="strong" lines="two">
          {promotion.title}
        </Text>
      </span>
    </button>
  );
}

/** A promotion's details; one that leads to a game offers it there. */
function detailsOf({ title, content, linkage }: Promotion): ModalRequest {
  const game =
    linkage.type === "GAME" ? gameOfTarget(linkage.target) : undefined;
  return { name: "text", title, content, ...(game ? { game } : {}) };
}

/* A hash may be anything that somebody wrote into a link. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The promotion that the address names, by hash or by `id` (RTE-15). */
function useNamedPromotion(
  promotions: readonly Promotion[] | undefined,
): Promotion | undefined {
  const { hash, search } = useLocation();
  const id = new URLSearchParams(search).get("id") ?? decoded(hash.slice(1));
  return id === ""
    ? undefined
    : promotions?.find((promotion) => promotion.id === id);
}
