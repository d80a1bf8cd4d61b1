import { useState } from "react";
import { Accordion } from "radix-ui";
import { Icon } from "../icon/Icon.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import type { HelpViewProps } from "./HelpColumns.tsx";
import * as styles from "./HelpCentre.css.ts";

/** The pages one below the other; each opens in its place, one at a time. */
export function HelpAccordion(props: HelpViewProps) {
  const { terms, read, footnote, lang, onSelect } = props;
  const [open, setOpen] = useState(read?.id ?? "");
  const [followed, setFollowed] = useState(read?.id);
  /* An address that is followed while the page stands opens its page. */
  if (read && read.id !== followed) {
    setFollowed(read.id);
    setOpen(read.id);
  }
  return (
    <Accordion.Root
      type="single"
      collapsible
      className={styles.accordion}
      value={open}
      onValueChange={(id) => {
        setOpen(id);
        if (id !== "") onSelect(id);
      }}
    >
      {terms.map(({ id, title, html }) => (
        <Accordion.Item key={id} value={id} className={styles.item}>
          <Accordion.Header asChild>
            <h2 className={styles.header} lang={lang}>
              <Accordion.Trigger className={styles.trigger}>
                <span className={styles.triggerWords}>{title}</span>
                <span className={styles.chevron}>
                  <Icon name="chevron-down" />
                </span>
              </Accordion.Trigger>
            </h2>
          </Accordion.Header>
          <Accordion.Content className={styles.panel}>
            <RichText html={html} lang={lang} />
            {footnote && <div className={styles.footnote}>{footnote}</div>}
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
