import { useMemo, type ReactElement, type ReactNode } from "react";
import { type PlainWordId, useTranslations } from "@foyer/ui/words";
import { CountBadge } from "@foyer/ui/badge";
import { CentrePanel, CentreWho } from "@foyer/ui/centre-panel";
import type { IconName } from "@foyer/ui/icon";
import { Money } from "@foyer/ui/money";
import { isPlainClick } from "@foyer/ui/navigation";
import { useSession } from "../../actors/actors.ts";
import { useBalance } from "../../kit/balance.ts";
import { filtersIn, queryOf } from "../../navigation/pageFilters.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { MissedPage } from "../../kit/centre/MissedPage.tsx";
import { CentreWaysProvider, type CentreWays } from "../../kit/centre/ways.ts";
import { useFoundPage } from "../../kit/centre/useFoundPage.ts";
import { useAvatar } from "../../kit/useAvatar.ts";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { PaymentPasswordHelp } from "../PaymentPasswordHelp.tsx";
import { centrePageFor, isThere, type CentrePages } from "./centrePages.ts";
import type { CentrePlace } from "./places.ts";

/** An entry of a centre's list that leads to a page of the site. */
interface CentreLink {
  readonly group: string;
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

interface CentreProps<Facts> {
  readonly place: CentrePlace;
  readonly pages: CentrePages<Facts>;
  readonly facts: Facts;
  readonly label: string;
  /** The groups in order, by their keys. */
  readonly groups: Readonly<Record<string, PlainWordId>>;
  /** Below the pages of their groups. */
  readonly links?: readonly CentreLink[];
  /** Number of items that need an answer, by page key; none for a page that is not listed. */
  readonly counts: Readonly<Record<string, number>>;
  /** Label of a badge. */
  readonly waiting: "centre.badge.waiting" | "agentCentre.badge.waiting";
  readonly balanceLabel: string;
  /** Text below the name. @default the nickname */
  readonly detail?: string | undefined;
  /**
   * The centre shows the name of its page, below its own frame. @default the page shows it, below the site's header
   */
  readonly titled?: boolean;
  /** The time zone that days are in until the reader chooses. */
  readonly firstZone: CentreWays["firstZone"];
  readonly actions?: (ways: CentreWays) => ReactNode;
  readonly footer?: ReactNode;
  /** Shown instead of a page that may or may not exist. @default the page, which shows that itself */
  readonly unknown?: "loading" | ReactElement;
}

/** A centre: the account, the list of its pages with badges, and the requested page. */
export function Centre<Facts>(props: CentreProps<Facts>) {
  const { place, pages, facts, label, balanceLabel, titled } = props;
  const { groups, links = [], counts, waiting, unknown } = props;
  const { presentation, path, page, filters, onPage, onClose } = place;
  const t = useTranslations();
  const { member } = useSession();
  const { amount, currencySymbol } = useBalance();
  const avatarUrl = useAvatar();
  const router = useRouter();
  const found = centrePageFor(pages, { asked: page, facts });
  const { missed, choose } = useFoundPage(found, place);
  const { firstZone } = props;
  const ways = useMemo(
    (): CentreWays => ({
      open: choose,
      linkTo: (key, wanted) => ({
        href: `${path}${queryOf(key, wanted)}`,
        ...(presentation === "dialog" && {
          onClick: (event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            choose(key, wanted);
          },
        }),
      }),
      go: (key, wanted) => {
        if (presentation === "dialog") choose(key, wanted);
        else router.navigate(`${path}${queryOf(key, wanted)}`);
      },
      filters,
      setFilters: (changes) =>
        onPage(
          found.key,
          filtersIn({ ...filters, pageNo: undefined, ...changes }),
        ),
      firstZone,
    }),
    [choose, path, presentation, router, filters, onPage, found.key, firstZone],
  );
  const list = Object.entries(groups)
    .map(([group, name]) => ({
      key: group,
      label: t(name),
      items: [
        ...Object.entries(pages)
          .filter(
            ([, one]) => one.group === group && isThere(one, facts) === true,
          )
          .map(([key, { label: words, icon }]) => {
            const count = counts[key] ?? 0;
            return {
              key,
              icon,
              label: t(words),
              badge: <CountBadge count={count} label={t(waiting, { count })} />,
            };
          }),
        ...links.filter((link) => link.group === group),
      ],
    }))
    .filter(({ items }) => items.length > 0);
  const shown = pages[found.key];
  if (!member || !shown) return null;
  const known = isThere(shown, facts) === true;
  return (
    <CentrePanel
      label={label}
      groups={list}
      selected={found.key}
      onSelect={(key) => {
        const link = links.find((one) => one.key === key);
        if (link) router.navigate(link.href);
        else ways.open(key);
      }}
      presentation={presentation}
      underHeader={presentation === "page" && !titled}
      measure={shown.measure}
      pageTitle={titled ? t(shown.label) : undefined}
      loading={!known && unknown === "loading"}
      error={known || unknown === "loading" ? undefined : unknown}
      onClose={onClose}
      header={
        <CentreWho
          account={member.account}
          imageUrl={avatarUrl}
          detail={props.detail ?? member.nickname}
          balanceLabel={balanceLabel}
          balance={
            <Money amount={amount} symbol={currencySymbol} size="large" />
          }
          actions={props.actions?.(ways)}
        />
      }
      footer={props.footer}
    >
      <CentreWaysProvider value={ways}>
        {missed && <MissedPage page={t(shown.label)} />}
        <PanelBoundary key={found.key} name={found.key}>
          <PaymentPasswordHelp>
            <shown.Page />
          </PaymentPasswordHelp>
        </PanelBoundary>
      </CentreWaysProvider>
    </CentrePanel>
  );
}
