import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import type {
  DownlineOptions,
  LinkState,
  RegistrationLink,
} from "@foyer/platform/calls";
import { Badge, type BadgeProps } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { CopyButton } from "@foyer/ui/copy-button";
import { DateTime } from "@foyer/ui/date-time";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { invitationLink } from "../../kit/centre/invitationLink.ts";
import { localZone } from "../../kit/localZone.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { useServices } from "../../services/services.ts";
import { percentText } from "../contract/contractWords.ts";
import { linkName, linksQuery } from "../registrationLinks.ts";
import { teamWords } from "../team/useDownlineCells.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { NewLinkDialog } from "./NewLinkDialog.tsx";

/** Status of a link in the list; a removed one is shown until the list has been read again. */
const statuses = {
  ACTIVE: { word: "agentLinks.active", tone: "success" },
  PAUSED: { word: "agentLinks.paused", tone: "warning" },
  REMOVED: { word: "agentLinks.removed", tone: "neutral" },
  unknown: { word: "agentLinks.paused", tone: "neutral" },
} as const satisfies Record<
  LinkState | "unknown",
  { readonly word: PlainWordId; readonly tone: BadgeProps["tone"] }
>;

/** The agent's registration links: created, copied, paused and counted (W-96c, W-96d, W-96e). */
export function LinksTab({ options }: { readonly options: DownlineOptions }) {
  const intl = useIntl();
  const t = useTranslations();
  const linked = linksQuery(useServices());
  const query = useQuery(linked);
  const queries = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<RegistrationLink>();
  const list = query.data?.list ?? [];
  const most = query.data?.most ?? 0;
  const isFull = query.data !== undefined && list.length >= most;
  const create = (
    <Button tone="accent" icon="plus" onClick={() => setCreating(true)}>
      {t("agentLinks.new")}
    </Button>
  );
  const columns: readonly DataTableColumn<RegistrationLink>[] = [
    {
      key: "label",
      header: t("agentLinks.name"),
      cell: (link) => linkName(link),
    },
    {
      key: "type",
      header: t(teamWords.type),
      cell: ({ type }) => t(teamWords[type]),
    },
    {
      key: "rate",
      header: t(teamWords.rate),
      kind: "number",
      cell: ({ rate }) => percentText(intl, rate),
    },
    {
      key: "createdAt",
      header: t("agentLinks.created"),
      kind: "time",
      // The day alone leaves room for the names.
      cell: ({ createdAt }) => (
        <DateTime at={createdAt} timeZone={localZone()} precision="day" />
      ),
    },
    { key: "registered", header: t("agentLinks.registered"), kind: "number" },
    { key: "deposited", header: t("agentLinks.deposited"), kind: "number" },
    {
      key: "state",
      header: t("agentLinks.status"),
      priority: "figure",
      cell: ({ state }) => (
        <Badge tone={statuses[state].tone}>{t(statuses[state].word)}</Badge>
      ),
    },
  ];
  return (
    <Stack gap="x5">
      <Text tone="quiet" measure>
        {t("agentLinks.lead")}
      </Text>
      {isFull ? (
        <Text>{t("agentLinks.full", { count: most })}</Text>
      ) : (
        list.length > 0 && <div>{create}</div>
      )}
      <DataTable
        label={t("agentLinks.list")}
        columns={columns}
        rows={list}
        rowId={({ code }) => code}
        timeZone={localZone()}
        {...useReading(query)}
        loadingRows={3}
        actions={(link) => (
          <Inline gap="x2">
            {link.state === "ACTIVE" && (
              <CopyButton
                value={invitationLink(link, "affiliateCode", location.origin)}
                label={t("agentLinks.copyOf", { name: linkName(link) })}
              />
            )}
            <Button size="small" onClick={() => setOpened(link)}>
              {t("agentLinks.details")}{" "}
              <VisuallyHidden>{linkName(link)}</VisuallyHidden>
            </Button>
          </Inline>
        )}
        empty={
          <EmptyState
            level={3}
            picture="agent"
            title={t("agentLinks.none")}
            action={create}
          >
            {t("agentLinks.none.text")}
          </EmptyState>
        }
      />
      {creating && (
        <NewLinkDialog
          options={options}
          onClose={() => setCreating(false)}
          onCreated={(link) => {
            setCreating(false);
            setOpened(link);
          }}
        />
      )}
      {opened && (
        <LinkDialog
          // The latest data: somebody may have registered meanwhile.
          link={list.find(({ code }) => code === opened.code) ?? opened}
          onChanged={(link) => {
            const isGone = link.state === "REMOVED";
            // At once: the list is only then read again.
            queries.setQueryData(
              linked.queryKey,
              (old) =>
                old && {
                  ...old,
                  list: old.list.flatMap((one) =>
                    one.code === link.code ? (isGone ? [] : [link]) : [one],
                  ),
                },
            );
            if (isGone) setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}
