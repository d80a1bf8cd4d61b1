import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import {
  agentAnnouncements,
  type AgentAnnouncement,
} from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { NoticeList } from "@foyer/ui/notice-list";
import { Pager } from "@foyer/ui/pager";
import { useServices } from "../../../services/services.ts";
import { localZone } from "../../../shared/localZone.ts";
import { Loaded } from "../../../shared/reading/Loaded.tsx";

const messages = defineMessages<{
  label: {};
  pages: {};
  pinned: { title: string };
  none: {};
}>({
  label: {
    id: "agentNews.label",
    defaultMessage: "Announcements for agents",
    description: "Name of the list of what the house tells its agents",
  },
  pages: {
    id: "agentNews.pages",
    defaultMessage: "Pages of announcements",
    description: "Spoken name of the row of page numbers",
  },
  pinned: {
    id: "agentNews.pinned",
    defaultMessage: "Important: {title}",
    description:
      "Heading of an announcement that stays above the others, however old it is",
  },
  none: {
    id: "agentNews.none",
    defaultMessage: "There are no announcements",
    description: "In place of announcements for agents",
  },
});

/** Announcements on a page. */
const pageSize = 8;

/** What the house tells its agents (AGT-02, W-94). */
export default function AnnouncementsPage() {
  const { formatMessage } = useIntl();
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
      // Another page is read from its first announcement on.
      key={list?.[0]?.id ?? ""}
      label={formatMessage(messages.label)}
      notices={(list ?? []).map(({ id, title, content, time, pinned }) => ({
        id,
        title: pinned ? formatMessage(messages.pinned, { title }) : title,
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
          <EmptyState
            level={3}
            picture="bell"
            title={formatMessage(messages.none)}
          />
        ) : (
          <>
            {notices(list)}
            <Pager
              label={formatMessage(messages.pages)}
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
