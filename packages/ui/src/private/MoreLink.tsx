import { Icon } from "../components/icon/Icon.tsx";
import { VisuallyHidden } from "../components/visually-hidden/VisuallyHidden.tsx";
import { Pressable } from "./Pressable.tsx";

interface MoreLinkProps {
  readonly className: string;
  /** What is said by sight: "More", "Details". */
  readonly words: string;
  /** What the card is about: out of its place, as search engines and lists of links show it, "More" would say nothing. */
  readonly title: string;
  readonly lang: string | undefined;
  readonly href: string | undefined;
  readonly onPress: () => void;
}

/** The way from a card to all that there is to say; it reaches over the whole card. */
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
