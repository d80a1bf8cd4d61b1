import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { pointsBalance } from "@foyer/platform/calls";
import { convertMachine, convertView } from "@foyer/flows/points";
import { Stack } from "@foyer/ui/stack";
import { Tabs, type TabItem } from "@foyer/ui/tabs";
import { Heading } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { convertBy } from "../../actors/moneySteps.ts";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import { modalOf } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { useOrder } from "../order/useOrder.ts";
import { ConvertSteps } from "./ConvertSteps.tsx";
import { dayOf, lastDays } from "./days.ts";
import { GoodsDialog } from "./GoodsDialog.tsx";
import { GoodsTab } from "./GoodsTab.tsx";
import {
  pointsAddress,
  pointsTabs,
  readPointsAddress,
  type PointsTab,
} from "./pointsAddress.ts";
import * as css from "./points.css.ts";
import { PointsSummary } from "./PointsSummary.tsx";
import { DetailsTab, EarnedTab, RecordsTab } from "./PointsTables.tsx";
import { RulesTab } from "./RulesTab.tsx";

const messages = {
  goods: "points.tab.goods",
  convert: "points.tab.convert",
  records: "points.tab.records",
  details: "points.tab.details",
  earned: "points.tab.earned",
  rules: "points.tab.rules",
} as const;

/** Days of the points details to begin with. */
const firstDays = 30;

/** The points mall with its words, which come with it. */
export default function PointMallPage() {
  return (
    <CentreWords pending={<PagePending />}>
      <PointMall />
    </CentreWords>
  );
}

/** Points: how many there are, what they buy, what became of them (RTE-16, PTS-01…12). */
function PointMall() {
  const t = useTranslations();
  const location = useLocation();
  const router = useRouter();
  const { passwordDue } = useSession();
  const { item, from, to, ...at } = readPointsAddress(location);
  /* When the page was opened: a list must not move under a hand at midnight. */
  const [now] = useState(() => Date.now());
  const days =
    from !== undefined && to !== undefined
      ? { start: from, end: to }
      : lastDays(firstDays, now);
  /* Whether the entry under the details is the mall itself, so that leaving them is going back. */
  const opened = useRef(false);
  const show = (next: Parameters<typeof pointsAddress>[0]) =>
    router.navigate(pointsAddress(next), { replace: true });
  const onTab = (tab: PointsTab) => show({ tab });
  const onPage = (page: number) => show({ ...at, from, to, page });
  const paged = { page: at.page, onPage };
  const onRules = () => onTab("rules");
  const contents: Readonly<Record<PointsTab, () => TabItem["content"]>> = {
    goods: () => (
      <GoodsTab
        {...paged}
        onOpen={(id) => {
          opened.current = true;
          router.navigate(pointsAddress({ ...at, item: id }));
        }}
      />
    ),
    convert: () => <ConvertTab onRules={onRules} />,
    records: () => <RecordsTab {...paged} onGoods={() => onTab("goods")} />,
    details: () => (
      <DetailsTab
        {...paged}
        days={days}
        today={dayOf(now)}
        onDays={({ start, end }) =>
          show({ tab: "details", from: start, to: end })
        }
      />
    ),
    earned: () => <EarnedTab {...paged} onRules={onRules} />,
    rules: () => <RulesTab />,
  };
  return (
    <Stack as="section" gap="x6">
      <Heading level={1}>{t("points.title")}</Heading>
      <PanelBoundary name="pointsSummary">
        <PointsSummary />
      </PanelBoundary>
      <Tabs
        label={t("points.tabs")}
        selected={at.tab}
        onSelect={(key) => {
          const tab = pointsTabs.find((one) => one === key);
          if (tab) onTab(tab);
        }}
        items={pointsTabs.map((tab) => ({
          key: tab,
          label: t(messages[tab]),
          content: tab === at.tab && (
            <PanelBoundary key={tab} name={`points-${tab}`}>
              {contents[tab]()}
            </PanelBoundary>
          ),
        }))}
      />
      {/* What was opened over it stands alone until it is left; so does a password that is due. */}
      {item !== undefined && !modalOf(location) && !passwordDue && (
        <GoodsDialog
          id={item}
          onClose={() => {
            if (opened.current) router.navigate(-1);
            else show(at);
            opened.current = false;
          }}
          onRecords={() => onTab("records")}
        />
      )}
    </Stack>
  );
}

/** Points into money, again and again if one likes (PTS-12). */
function ConvertTab({ onRules }: { readonly onRules: () => void }) {
  const { member } = useSession();
  const [round, setRound] = useState(0);
  return member ? (
    <div className={css.form}>
      <Convert
        key={round}
        memberId={member.id}
        onAgain={() => setRound((count) => count + 1)}
        onRules={onRules}
      />
    </div>
  ) : null;
}

interface ConvertProps {
  readonly memberId: string;
  readonly onAgain: () => void;
  readonly onRules: () => void;
}

function Convert({ memberId, ...ways }: ConvertProps) {
  const order = useOrder({
    memberId,
    machine: convertMachine,
    step: convertBy,
    facts: ({ client }, signal) => client.call(pointsBalance, {}, { signal }),
    view: convertView,
    given: undefined,
    call: "convertPoints",
  });
  return <ConvertSteps {...order} {...ways} />;
}
