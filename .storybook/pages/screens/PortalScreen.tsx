import { useEffect, useLayoutEffect, useState } from "react";
import { brandOf } from "../../portal/brands.ts";
import { now } from "../../portal/answers.ts";
import { fixedClock } from "../../portal/fixedClock.ts";
import {
  goTo,
  prepare,
  ScreenPortal,
  type Shown,
} from "../../portal/ScreenPortal.tsx";
import type { ScreenName } from "../../portal/screens.ts";
import { standAlone } from "../../portal/standAlone.ts";
import { useShownLook } from "../../useLook.ts";

interface PortalScreenProps {
  readonly screen: ScreenName;
}

/**
 * A screen of the real portal: the app's own root at the screen's address, in the toolbar's brand and language, in
 * front of an in-memory platform and at one fixed time.
 */
export function PortalScreen({ screen }: PortalScreenProps) {
  const { brand, language } = useShownLook();
  const [shown, setShown] = useState<Shown>();
  useLayoutEffect(() => {
    const ends = [standAlone(), fixedClock(now)];
    const address = location.href;
    return () => {
      for (const end of ends) end();
      history.replaceState(null, "", address);
      delete document.documentElement.dataset["look"];
    };
  }, []);
  useEffect(() => {
    let gone = false;
    void prepare(brandOf(brand), language, screen).then((next) => {
      if (gone) return;
      goTo(screen);
      setShown(next);
    });
    return () => {
      gone = true;
    };
  }, [brand, language, screen]);
  return shown ? <ScreenPortal {...shown} /> : null;
}
