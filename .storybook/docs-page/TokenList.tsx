import { roleEntries, type Role } from "@foyer/themes/contract";
import { variableOf } from "../../packages/brand/src/seeds/css.ts";
import { CopyName } from "../parts/CopyName.tsx";
import { RoleSample } from "../parts/RoleSample.tsx";
import { everyRule } from "../sheets.ts";
import { useShownLook } from "../useLook.ts";
import * as css from "./page.css.ts";
import { Section } from "../parts/Section.tsx";
import { classesOf, variablesRead, type PlainRule } from "./tokensUsed.ts";
import { useComponentStyles } from "./useComponentStyles.ts";

/** The roles that a component's style rules read, found in the style sheets that the page has loaded. */
export function TokenList({ file }: { readonly file: string }) {
  const styles = useComponentStyles(file);
  const look = useShownLook();
  if (!styles) return null;
  const used = variablesRead(plainRules(), classesOf(styles));
  const roles = roleEntries().filter(([name]) => used.has(variableOf(name)));
  if (roles.length === 0) return null;
  return (
    <Section
      id="tokens"
      title="Tokens"
      lead={`${roles.length} roles, read from the component’s own style rules. Changing one of them in a brand changes this component.`}
    >
      <ul
        className={css.tokens}
        data-brand={look.brand}
        data-mode={look.mode}
        data-density={look.density}
      >
        {roles.map(([name, role]) => (
          <Token key={name} name={name} role={role} />
        ))}
      </ul>
    </Section>
  );
}

function Token({ name, role }: { readonly name: string; readonly role: Role }) {
  return (
    <li className={css.token}>
      <RoleSample name={name} type={role.type} />
      <div className={css.tokenWords}>
        <CopyName text={name} label={`Copy ${name}`} quiet />
        <span className={css.tokenUse}>{role.use}</span>
      </div>
    </li>
  );
}

function* plainRules(): Generator<PlainRule> {
  for (const rule of everyRule(document))
    if (rule instanceof CSSStyleRule)
      yield { selector: rule.selectorText, text: rule.style.cssText };
}
