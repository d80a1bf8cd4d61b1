import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import { Stack } from "@foyer/ui/stack";
import { Tabs, type TabItem } from "@foyer/ui/tabs";
import { Heading } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { modalOf } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { PanelBoundary } from "../../shared/parts/loadable.tsx";
import { ConvertTab } from "./ConvertTab.tsx";
import { dayOf, lastDays } from "./days.ts";
import { DetailsTab } from "./DetailsTab.tsx";
import { EarnedTab } from "./EarnedTab.tsx";
import GoodsDialog from "./GoodsDialog.tsx";
import { GoodsTab } from "./GoodsTab.tsx";
import {
  pointsAddress,
  pointsTabs,
  readPointsAddress,
  type PointsTab,
} from "./pointsAddress.ts";
import { PointsSummary } from "./PointsSummary.tsx";
import { RecordsTab } from "./RecordsTab.tsx";
import { RulesTab } from "./RulesTab.tsx";

const messages = defineMessages<
  Record<PointsTab, {}> & Record<"title" | "tabs", {}>
>({
  title: {
    id: "points.title",
    defaultMessage: "Points mall",
    description: "Heading of the page where points are spent",
  },
  tabs: {
    id: "points.tabs",
    defaultMessage: "Parts of the points mall",
    description: "Name of the tabs of the points mall",
  },
  goods: {
    id: "points.tab.goods",
    defaultMessage: "Products",
    description: "Tab of the points mall: what points buy",
  },
  convert: {
    id: "points.tab.convert",
    defaultMessage: "Turn into money",
    description: "Tab of the points mall: points become money",
  },
  records: {
    id: "points.tab.records",
    defaultMessage: "Exchange records",
    description: "Tab of the points mall: what was bought with points",
  },
  details: {
    id: "points.tab.details",
    defaultMessage: "Points details",
    description: "Tab of the points mall: each change of the points",
  },
  earned: {
    id: "points.tab.earned",
    defaultMessage: "Points earned",
    description: "Tab of the points mall: the points that were given",
  },
  rules: {
    id: "points.tab.rules",
    defaultMessage: "Exchange rules",
    description: "Tab of the points mall: how points come about",
  },
});

/** Days of the points details to begin with. */
const firstDays = 30;

/** Points: how many there are, what they buy, what became of them (RTE-16, PTS-01…12). */
export function PointMall() {
  const { formatMessage } = useIntl();
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
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      <PanelBoundary name="pointsSummary">
        <PointsSummary />
      </PanelBoundary>
      <Tabs
        label={formatMessage(messages.tabs)}
        selected={at.tab}
        onSelect={(key) => {
          const tab = pointsTabs.find((one) => one === key);
          if (tab) onTab(tab);
        }}
        items={pointsTabs.map((tab) => ({
          key: tab,
          label: formatMessage(messages[tab]),
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
