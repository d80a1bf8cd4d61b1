import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { activities } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Pager } from "@foyer/ui/pager";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useMemberRead } from "../../kit/reading/useMemberRead.ts";
import { useServices } from "../../services/services.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { ActivityDialog, type ActivityDialogProps } from "./ActivityDialog.tsx";
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

type Activity = ActivityDialogProps["activity"];

/** The activities that a member can apply for, each with its status (RWD-04, OPN-38). */
export function ActivitiesList() {
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const [page, setPage] = useState(1);
  const [applying, setApplying] = useState<Activity>();
  const { claim, claiming, failureOfClaim } = useClaim();
  const words = useStatusWords();
  const query = useMemberRead(
    activities,
    [...activitiesKey, { page }],
    { pageNo: page, pageSize },
    true,
  );

  const row = (activity: Activity) => {
    const { id, title, status } = activity;
    const failure = failureOfClaim(id);
    return (
      <li key={id} className={styles.activity}>
        <div className={styles.activityTitle}>
          <Heading level={2} size="card">
            {title}
          </Heading>
        </div>
        {isActivityAction(status) ? (
          <Button
            tone={status === "Claim" ? "accent" : "neutral"}
            loading={claiming === id}
            disabled={claiming !== undefined && claiming !== id}
            onClick={() =>
              status === "Claim" ? claim({ id }) : setApplying(activity)
            }
          >
            {words(status)} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        ) : (
          <ActivityStatusBadge status={status} />
        )}
        {failure && status === "Claim" && (
          <div className={styles.activityProblem}>
            <InlineMessage tone="danger" live="assertive">
              {errorText(intl, failure)}
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
