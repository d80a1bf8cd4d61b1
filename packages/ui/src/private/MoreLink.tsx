import { Icon } from "../components/icon/Icon.tsx";
import { VisuallyHidden } from "../components/visually-hidden/VisuallyHidden.tsx";
import { Pressable } from "./Pressable.tsx";

interface MoreLinkProps {
  readonly className: string;
  /** The visible text: "More", "Details". */
  readonly words: string;
  /**
   * What the card is about; part of the accessible name, since "More" alone means nothing in search results or a list
   * of links.
   */
  readonly title: string;
  readonly lang: string | undefined;
  readonly href: string | undefined;
  readonly onPress: () => void;
}

/** The link from a card to its details; its click area covers the whole card. */
export function MoreLink(props: MoreLinkProps) {
  const { className, words, title, lang, href, onPress } = props;
  return (
    <Pressable className={className} href={href} onPress={onPress}>
      {words}{" "}
      <VisuallyHidden>
        <span lang={lang}>{title}</span>
      </VisuallyHidden>
      <Icon name="chevron-end" size="small" />
    </Pressable>
  );
}
