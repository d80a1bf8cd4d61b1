import { ContentCards } from "@foyer/ui/content-cards";
import { LobbySection } from "@foyer/ui/lobby-section";
import { RichText } from "@foyer/ui/rich-text";
import { brandBlocksQuery } from "../../kit/content/brandContent.ts";
import { useNeeded } from "../games/useRead.ts";
import * as styles from "./lobby.css.ts";

interface HomeBlockProps {
  readonly id: string;
}

/** A block of the brand's own on the home page: a text, or cards, with a heading if it has one. */
export default function HomeBlock({ id }: HomeBlockProps) {
  const { data } = useNeeded(brandBlocksQuery);
  // Its height is not known beforehand, and it would push down what is below.
  if (!data) return <div hidden className={styles.notYet} />;
  const block = Object.hasOwn(data, id) ? data[id] : undefined;
  if (!block) return null;
  const { title, text, cards } = block;
  const content = (
    <>
      {text && (
        <RichText html={text.html} {...(text.lang && { lang: text.lang })} />
      )}
      {cards && <ContentCards cards={cards} level={title ? 3 : 2} />}
    </>
  );
  return title ? <LobbySection title={title}>{content}</LobbySection> : content;
}
