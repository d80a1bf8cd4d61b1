import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { convertMachine, convertView, pointsWorth } from "@foyer/flows/points";
import { Stack } from "@foyer/ui/stack";
import { Tabs, type TabItem } from "@foyer/ui/tabs";
import { Heading } from "@foyer/ui/text";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { StatGrid, StatTile } from "@foyer/ui/stat-tile";
import { useSession } from "../../actors/actors.ts";
import { convertBy } from "../../actors/moneySteps.ts";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import {
  forFullMember,
  type FullMemberProps,
} from "../../kit/forFullMember.tsx";
import { modalOf } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { useOrder } from "../order/useOrder.ts";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
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
import { DetailsTab, EarnedTab, RecordsTab } from "./PointsTables.tsx";
import { pointsQuery, readPoints } from "./pointsQueries.ts";
import { RulesTab } from "./RulesTab.tsx";
import { useRatio } from "./pointsText.ts";
import { useSamePoints } from "./useSamePoints.ts";

const messages = {
  goods: "points.tab.goods",
  convert: "points.tab.convert",
  records: "points.tab.records",
  details: "points.tab.details",
  earned: "points.tab.earned",
  rules: "points.tab.rules",
} as const;

/** Initial period of the points details, in days. */
const firstDays = 30;

/** The points mall with its texts, which are loaded with it. */
export default function PointMallPage() {
  return (
    <CentreWords pending={<PagePending />}>
      <PointMall />
    </CentreWords>
  );
}

/** Points: the balance, what they can be redeemed for, and what happened to them (RTE-16, PTS-01…12). */
function PointMall() {
  const t = useTranslations();
  const location = useLocation();
  const router = useRouter();
  const { passwordDue } = useSession();
  const { item, from, to, ...at } = readPointsAddress(location);
  /* When the page was opened: a list must not change under the reader at midnight. */
  const [now] = useState(useServices().now);
  const days =
    from !== undefined && to !== undefined
      ? { start: from, end: to }
      : lastDays(firstDays, now);
  /* Whether the history entry below the details is the mall itself, so that closing them goes back. */
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
        onDays={({ start, end }) => {
          // A period that cannot be used is reported as empty: the list keeps its days, and the field says so.
          if (start !== "" && end !== "")
            show({ tab: "details", from: start, to: end });
        }}
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
      {/* A modal opened over the page is shown alone until it is closed; so is a password change that is due. */}
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

/** The points balance, its value, and that points never expire (PTS-01, PTS-07). */
function PointsSummary() {
  const t = useTranslations();
  const query = useQuery(pointsQuery(useServices()));
  const { failure, staleSince } = useReading(query);
  const { data } = query;
  const { symbol, ratio } = useRatio(data?.unit);
  if (failure && !data) return <ErrorState {...failure} />;
  return (
    <>
      <StatGrid label={t("points.summary")}>
        <StatTile
          label={t("points.summary.current")}
          value={data?.currentPoints}
          hint={t("points.neverExpire")}
          loading={!data}
        />
        <StatTile
          label={t("points.summary.worth")}
          kind="money"
          value={data && pointsWorth(data.currentPoints, data.pointsRatio)}
          currencySymbol={symbol}
          hint={data && ratio(data.pointsRatio)}
          loading={!data}
        />
      </StatGrid>
      {staleSince !== undefined && (
        <InlineMessage tone="warning" live="polite">
          {t("points.summary.old")}
        </InlineMessage>
      )}
    </>
  );
}

interface ConvertProps {
  readonly onRules: () => void;
}

/** Converts points into money, as often as the member likes (PTS-12). */
function Convert(props: ConvertProps & FullMemberProps) {
  const { memberId, onAgain, onRules } = props;

  const order = useOrder({
    memberId,
    machine: convertMachine,
    step: convertBy,
    facts: readPoints,
    view: convertView,
    given: undefined,
    call: "convertPoints",
  });
  useSamePoints(order);
  return (
    <div className={css.form}>
      <ConvertSteps {...order} onAgain={onAgain} onRules={onRules} />
    </div>
  );
}

const ConvertTab = forFullMember<ConvertProps>(Convert);
