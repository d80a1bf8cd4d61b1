import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import {
  agentAnnouncements,
  type AgentAnnouncement,
} from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { NoticeList } from "@foyer/ui/notice-list";
import { Pager } from "@foyer/ui/pager";
import { useServices } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";

/** Announcements on a page. */
const pageSize = 8;

/** The platform's announcements for agents (AGT-02, W-94). */
export default function AnnouncementsPage() {
  const t = useTranslations();
  const { client } = useServices();
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery({
    queryKey: ["agent", "announcements", pageNo],
    queryFn: ({ signal }) =>
      client.call(agentAnnouncements, { pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
  const notices = (list: readonly AgentAnnouncement[] | undefined) => (
    <NoticeList
      // Another page is shown from its first announcement on.
      key={list?.[0]?.id ?? ""}
      label={t("agentNews.label")}
      notices={(list ?? []).map(({ id, title, content, time, pinned }) => ({
        id,
        title: pinned ? t("agentNews.pinned", { title }) : title,
        html: content,
        publishedAt: time,
      }))}
      timeZone={localZone()}
      loading={list === undefined}
    />
  );
  return (
    <Loaded query={query} pending={notices(undefined)}>
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState level={3} picture="bell" title={t("agentNews.none")} />
        ) : (
          <>
            {notices(list)}
            <Pager
              label={t("agentNews.pages")}
              page={pageNo}
              pages={totalPages}
              onPage={setPageNo}
            />
          </>
        )
      }
    </Loaded>
  );
}
