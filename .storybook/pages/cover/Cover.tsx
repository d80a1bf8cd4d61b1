import { roleEntries } from "@foyer/themes/contract";
import { brands } from "virtual:brands";
import * as css from "./cover.css.ts";

const paths = [
  {
    title: "Designers",
    text: "Components shows every state of every part. The toolbar above changes brand, mode, language and direction while you look; Accessibility below says what a checker finds.",
  },
  {
    title: "Brand teams",
    text: "Foundations has every role of a theme with its value, and every pair of colours with its contrast. A brand is one folder in themes/; it appears in the toolbar by itself.",
  },
  {
    title: "Developers",
    text: "Each component's page has its props and how it is imported. XA and XB in the language toolbar are pseudo-languages: what is not longer and accented there is not translatable yet.",
  },
];

/** The first page: what this is, and where whom to begin. */
export function Cover() {
  return (
    <main className={css.page}>
      <header className={css.hero}>
        <p className={css.kicker}>Design system</p>
        <h1 className={css.title}>Foyer</h1>
        <p className={css.lead}>
          A well-lit lobby: calm surfaces, one accent, art that does the
          glowing, type that is read without effort, money set like in a bank.
        </p>
        <dl className={css.figures}>
          <Figure value={brands.length} label="brands" />
          <Figure value={roleEntries().length} label="roles in a theme" />
          <Figure value={2} label="modes, always complete" />
        </dl>
      </header>
      <ul className={css.cards}>
        {paths.map(({ title, text }) => (
          <li key={title} className={css.card}>
            <h2 className={css.cardTitle}>{title}</h2>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Figure({
  value,
  label,
}: {
  readonly value: number;
  readonly label: string;
}) {
  return (
    <div className={css.figure}>
      <dt className={css.text}>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
