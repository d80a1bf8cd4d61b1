import { Icon } from "@foyer/ui/icon";
import type { Guide, Key } from "../guide.ts";
import { WithCode } from "../parts/WithCode.tsx";
import * as css from "./page.css.ts";

/** What to do, what to avoid, and what it means for people who cannot see the screen or use a pointer. */
export function Advice({ guide }: { readonly guide: Guide }) {
  const { do: dos, dont, accessibility } = guide;
  if (dos.length + dont.length + accessibility.length === 0) return null;
  return (
    <section className={css.advice} id="use" data-section="Use">
      <h2 className={css.hidden}>Use</h2>
      <List title="Do" icon="success" tone="good" items={dos} />
      <List title="Don’t" icon="error" tone="bad" items={dont} />
      <List
        title="Accessibility"
        icon="user"
        tone="plain"
        items={accessibility}
      />
    </section>
  );
}

interface ListProps {
  readonly title: string;
  readonly icon: "success" | "error" | "user";
  readonly tone: "good" | "bad" | "plain";
  readonly items: readonly string[];
}

function List({ title, icon, tone, items }: ListProps) {
  if (items.length === 0) return null;
  return (
    <div className={css.adviceCard[tone]}>
      <h3 className={css.adviceTitle[tone]}>
        <Icon name={icon} />
        {title}
      </h3>
      <ul className={css.sentences}>
        {items.map((item) => (
          <li key={item}>
            <WithCode text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each key does. */
export function KeyTable({ rows }: { readonly rows: readonly Key[] }) {
  return (
    <dl className={css.keys}>
      {rows.map(({ keys, effect }) => (
        <div key={keys + effect} className={css.keyRow}>
          <dt className={css.keyCaps}>
            {keys.split(/\s*\+\s*/).map((key) => (
              <kbd key={key} className={css.keyCap}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>
            <WithCode text={effect} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
