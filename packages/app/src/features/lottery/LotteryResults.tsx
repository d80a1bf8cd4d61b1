import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { areaOf } from "../../shared/lottery/areas.ts";
import { lotteriesQuery } from "../../shared/lottery/queries.ts";
import RecentResults from "../../shared/lottery/RecentResults.tsx";
import { PanelBoundary } from "../../shared/parts/loadable.tsx";
import * as styles from "./lottery.css.ts";
import { OpenedNumbers } from "./OpenedNumbers.tsx";

/** Under a lottery that is being played: its own draws, then those of its area with the ways to them. */
export default function LotteryResults() {
  const { pathname, search } = useLocation();
  const area = areaOf(pathname);
  return (
    <div className={styles.column}>
      <Stack gap="x8">
        <PanelBoundary name="openedNumbers">
          <Own
            area={area}
            gameCode={new URLSearchParams(search).get("gameCode") ?? ""}
          />
        </PanelBoundary>
        <PanelBoundary name="recentDraws">
          <RecentResults area={area} />
        </PanelBoundary>
      </Stack>
    </div>
  );
}

interface OwnProps {
  readonly area: ReturnType<typeof areaOf>;
  /** Empty: the first lottery of the area, as the launch has it. */
  readonly gameCode: string;
}

function Own({ area, gameCode }: OwnProps) {
  const { language } = useLanguage();
  const { data, error } = useQuery(
    lotteriesQuery(useServices(), language.code),
  );
  if (error && !data && !gameCode) throw error;
  const here = data?.filter((lottery) => lottery.area === area);
  const lottery =
    gameCode === ""
      ? here?.[0]
      : (here?.find(({ code }) => code === gameCode) ?? {
          code: gameCode,
          name: "",
        });
  if (lottery) return <OpenedNumbers key={lottery.code} lottery={lottery} />;
  return data ? null : <Skeleton shape="block" />;
}
