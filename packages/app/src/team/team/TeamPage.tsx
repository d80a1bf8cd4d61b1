import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { SearchField } from "@foyer/ui/search-field";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TreeGrid } from "@foyer/ui/tree-grid";
import { useSettled } from "../../kit/useSettled.ts";
import { OldNote } from "../../kit/reading/Loaded.tsx";
import { failureText } from "../../kit/words/errors.ts";
import { downlinePageKey } from "../../kit/centre/AccountLink.tsx";
import { anyText, useFilter } from "../../kit/centre/useFilter.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { useServices } from "../../services/services.ts";
import { linkName, linksQuery } from "../registrationLinks.ts";
import { teamRows, useTeamLevels } from "./useTeamLevels.ts";

import { useDownlineCells } from "./useDownlineCells.tsx";

/** The agent's team, level by level, with each account's details (AGT-05, AGT-14, W-97). */
export default function TeamPage() {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const { open: openPage, go } = useCentreWays();
  const [typed, setTyped] = useState("");
  const keyword = useSettled(typed.trim());
  const [link, setLink] = useFilter("by", anyText, "");
  // Of a platform without links, none leads here.
  const links = useQuery({ ...linksQuery(services), enabled: link !== "" });
  const searching = keyword !== "" || link !== "";
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const levelOf = useTeamLevels({ keyword, link, open: [...expanded] });
  const { columns, cellsOf } = useDownlineCells(searching);
  const top = levelOf("");
  return (
    <Stack gap="x4">
      {link === "" ? (
        <SearchField
          label={t("agentTeam.search")}
          placeholder={t("agentTeam.search.hint")}
          value={typed}
          onChange={setTyped}
          busy={typed.trim() !== "" && (top?.loading ?? false)}
        />
      ) : (
        <Inline gap="x3" justify="between">
          <Text>
            {t("agentTeam.byLink", {
              name: linkName(
                links.data?.list.find(({ code }) => code === link) ?? {
                  label: "",
                  code: link,
                },
              ),
            })}
          </Text>
          <Button size="small" onClick={() => setLink("")}>
            {t("agentTeam.everybody")}
          </Button>
        </Inline>
      )}
      {top?.staleSince !== undefined && <OldNote staleSince={top.staleSince} />}
      <TreeGrid
        // Search results start at their first row.
        key={searching ? `found ${link}` : "tree"}
        label={t(searching ? "agentTeam.found" : "agentTeam.label")}
        columns={columns}
        rows={teamRows({ levelOf, expanded, cellsOf, flat: searching })}
        expanded={expanded}
        onExpandedChange={(account, open) =>
          setExpanded((before) => {
            const next = new Set(before);
            if (open) next.add(account);
            else next.delete(account);
            return next;
          })
        }
        onLoadMore={(account) => levelOf(account ?? "")?.next()}
        onAction={(account) => go(downlinePageKey, { account })}
        more={top?.more ?? false}
        busy={top?.loading ?? false}
        {...(top?.error && {
          failure: {
            title: t("agentTeam.failed"),
            detail: failureText(intl, top.error),
            onRetry: top.next,
            retrying: top.loading,
          },
        })}
        empty={
          link !== "" ? (
            <EmptyState level={3} title={t("agentTeam.byLink.none")} />
          ) : searching ? (
            <EmptyState
              level={3}
              title={t("agentTeam.notFound")}
              picture="search"
            >
              {t("agentTeam.notFound.text")}
            </EmptyState>
          ) : (
            <EmptyState
              level={3}
              picture="agent"
              title={t("agentTeam.empty")}
              action={
                <Button onClick={() => openPage("registerCenter")}>
                  {t("agentTeam.add")}
                </Button>
              }
            >
              {t("agentTeam.empty.text")}
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}
