import { Picture } from "../../private/Picture.tsx";
import { useNavigateProps } from "../navigation/NavigationProvider.tsx";
import * as styles from "./ContentCards.css.ts";

/** A card. */
export interface ContentCard {
  /** Title of the card. */
  readonly title: string;
  /** One or two sentences. */
  readonly text?: string | undefined;
  /** A picture that decorates it, cropped to 16:9; the size of its file in px, if known. */
  readonly picture?:
    | {
        readonly src: string;
        readonly width?: number | undefined;
        readonly height?: number | undefined;
      }
    | undefined;
  /** URL that it leads to; without it the card is not a link. */
  readonly href?: string | undefined;
}

export interface ContentCardsProps {
  /** The cards, in order. */
  cards: readonly ContentCard[];
  /** Heading level of the titles. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * Cards that present what a brand offers: a title, a sentence, a picture and a link, each but the title optional.
 *
 * @example <ContentCards cards={[{ title: "The blue room", text: "Open all day.", href: "/p/rooms" }]} />
 */
export function ContentCards({ cards, level = 3 }: ContentCardsProps) {
  return (
    <ul className={styles.list} role="list">
      {cards.map((card) => (
        <li key={card.title} className={styles.place}>
          <Card {...card} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends ContentCard {
  level: NonNullable<ContentCardsProps["level"]>;
}

function Card({ title, text, picture, href, level }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={`${styles.card} ${styles.ring}`}>
      {picture && (
        <div className={styles.art}>
          <Picture
            src={picture.src}
            name={title}
            width={picture.width ?? 640}
            height={picture.height ?? 360}
          />
        </div>
      )}
      <div className={href === undefined ? styles.still : styles.pressable}>
        <Title className={styles.title}>
          {href === undefined ? title : <TitleLink href={href} title={title} />}
        </Title>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </article>
  );
}

function TitleLink({ href, title }: { href: string; title: string }) {
  return (
    <a className={styles.link} {...useNavigateProps(href)}>
      {title}
    </a>
  );
}
