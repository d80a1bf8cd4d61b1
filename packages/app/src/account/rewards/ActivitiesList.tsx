import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { activities, type Activity } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Money } from "@foyer/ui/money";
import { Pager } from "@foyer/ui/pager";
import { RichText } from "@foyer/ui/rich-text";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useSession } from "../../actors/actors.ts";
import { localZone } from "../../kit/localZone.ts";
import { useMemberRead } from "../../kit/reading/useMemberRead.ts";
import { useServices } from "../../services/services.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { ActivityDialog } from "./ActivityDialog.tsx";
import {
  ActivityStatusBadge,
  isActivityAction,
  useStatusWords,
} from "./ActivityStatus.tsx";
import { activitiesKey } from "../../kit/queryKeys.ts";
import * as styles from "./rewards.css.ts";
import { useClaim } from "./useClaim.ts";

/** Activities on a page. */
const pageSize = 20;

/** The activities that a member can apply for, each with its status (RWD-04, OPN-38). */
export function ActivitiesList() {
  const t = useTranslations();
  const { brand } = useServices();
  const [page, setPage] = useState(1);
  const [applying, setApplying] = useState<Activity>();
  const { claim, isClaiming, problemOf } = useClaim();
  const words = useStatusWords();
  const query = useMemberRead(
    activities,
    [...activitiesKey, { page }],
    { pageNo: page, pageSize },
    { paged: true },
  );

  const row = (activity: Activity) => {
    const { id, title, status, again } = activity;
    const problem = problemOf(id);
    return (
      <li key={id} className={styles.activity}>
        <div className={styles.activityTitle}>
          <Heading level={2} size="card">
            {title}
          </Heading>
        </div>
        <ActivityDetails activity={activity} />
        {again || isActivityAction(status) ? (
          <Button
            tone={status === "Claim" ? "accent" : "neutral"}
            loading={isClaiming(id)}
            onClick={() =>
              status === "Claim" ? claim({ id }) : setApplying(activity)
            }
          >
            {isActivityAction(status) ? words(status) : t("activity.again")}{" "}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ) : (
          !isExplained(activity) && <ActivityStatusBadge status={status} />
        )}
        {problem !== undefined && status === "Claim" && (
          <div className={styles.activityProblem}>
            <InlineMessage tone="danger" live="assertive">
              {problem}
            </InlineMessage>
          </div>
        )}
      </li>
    );
  };

  return (
    <>
      <Loaded query={query} level={2} pending={<ListRowSkeleton rows={4} />}>
        {({ list, totalPages }) =>
          list.length === 0 && totalPages <= 1 ? (
            <EmptyState level={2} picture="gift" title={t("activity.none")}>
              {t("activity.none.text")}
            </EmptyState>
          ) : (
            <Stack gap="x4">
              <Stack as="ul" gap="x3">
                {list.map(row)}
              </Stack>
              <Pager
                label={t("activity.pages")}
                page={page}
                pages={totalPages}
                range={brand.layout.pager.links}
                onPage={setPage}
              />
            </Stack>
          )
        }
      </Loaded>
      {applying && (
        <ActivityDialog
          key={applying.id}
          activity={applying}
          onClose={() => setApplying(undefined)}
        />
      )}
    </>
  );
}

/** Whether a sentence says that the application was rejected, so that no badge has to. */
const isExplained = ({ status, remark, again }: Activity): boolean =>
  status === "Rejected" && (remark !== "" || again);

/** What an activity is about, what it gives, when it takes place, and the member's application. */
function ActivityDetails({ activity }: { readonly activity: Activity }) {
  const t = useTranslations();
  const { member } = useSession();
  const { description, startsAt, endsAt, prize } = activity;
  const { comment, remark } = activity;
  const time = (at: number) => (
    <DateTime at={at} timeZone={localZone()} precision="minute" showZone />
  );
  const items = [
    prize !== null && {
      key: "reward",
      label: t("activity.reward"),
      value: <Money amount={prize} symbol={member?.currencySymbol ?? ""} />,
    },
    startsAt !== null && {
      key: "starts",
      label: t("activity.starts"),
      value: time(startsAt),
    },
    endsAt !== null && {
      key: "ends",
      label: t("activity.ends"),
      value: time(endsAt),
    },
    comment !== "" && {
      key: "sent",
      label: t("activity.sent"),
      value: comment,
      layout: "below" as const,
    },
  ].filter((item) => item !== false);
  const explained = isExplained(activity);
  if (description === "" && items.length === 0 && !explained) return null;
  return (
    <div className={styles.activityDetails}>
      <Stack gap="x2">
        {description !== "" && <RichText html={description} />}
        {items.length > 0 && <DescriptionList density="dense" items={items} />}
        {explained && (
          <InlineMessage tone="danger">
            {remark === ""
              ? t("activity.status.rejected")
              : t("activity.rejectedFor", { remark: `\u2068${remark}\u2069` })}
          </InlineMessage>
        )}
      </Stack>
    </div>
  );
}
