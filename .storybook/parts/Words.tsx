import { useEffect, useState, type ReactNode } from "react";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import { messages } from "virtual:messages";
import { useShownLook } from "../useLook.ts";

type Pack = Record<string, MessageFormatElement[]>;

/** Gives components outside a story the words of the chosen language. */
export function Words({ children }: { readonly children: ReactNode }) {
  const { language, tag } = useShownLook();
  const [pack, setPack] = useState<Pack>({});
  useEffect(() => {
    let current = true;
    void messages[language]?.().then((loaded) => {
      if (current) setPack(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return (
    <IntlProvider locale={tag} messages={pack} onError={() => undefined}>
      {children}
    </IntlProvider>
  );
}
