import { useCallback, useState } from "react";
import { Outlet } from "react-router-dom";
import { analyticsTag } from "@foyer/platform/domain";
import { PageLayout } from "@foyer/ui/page-layout";
import { Toaster } from "@foyer/ui/toast";
import { GateHost } from "./GateHost.tsx";
import { LostDialog } from "./LostDialog.tsx";
import { ModalHost } from "./ModalHost.tsx";
import { loadable } from "../kit/parts/loadable.tsx";
import { InSpareTime } from "../kit/parts/spareTime.tsx";
import type { RouteRecord } from "../navigation/table.ts";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { SessionNotices } from "../shell/SessionNotices.tsx";
import { ShellBottom } from "../shell/ShellBottom.tsx";
import { ShellHeader } from "../shell/ShellHeader.tsx";
import { ShellSideMenu } from "../shell/ShellSideMenu.tsx";
import { useDocumentTitle } from "../shell/useDocumentTitle.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";
import { useScrollToTop } from "../shell/useScrollToTop.ts";

const Analytics = loadable(() => import("../shell/analytics/Analytics.tsx"));
const ShellFooter = loadable(() => import("../shell/ShellFooter.tsx"));
const MenuDrawer = loadable(() => import("../shell/MenuDrawer.tsx"), {
  failure: (content, { open, onClose }) =>
    open && <LostDialog onClose={onClose}>{content}</LostDialog>,
});
const PromptHost = loadable(() => import("./PromptHost.tsx"));

/** Fetches the code of what is on every page, before the first one is drawn. */
export const fetchFrame = (): Promise<unknown> => ShellFooter.ahead();

const plain: Pick<RouteRecord, "game" | "footer" | "chrome"> = {};

/** The frame that stays while pages change: header, side menu, footer, dialogs and toasts. */
export function Shell() {
  const { sideMenu, phoneNavigation } = useServices().brand.layout;
  const record = useRouteRecord() ?? plain;
  const { game = false, chrome = true } = record;
  const beside = chrome && !game;
  const tag = analyticsTag(useSite().permission.analytics.gtagId);
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  // Held here to outlive a game's page, which has no side menu (SYS-09).
  const [folded, setFolded] = useState(sideMenu === "folded");
  const closeMenu = useCallback(() => setMenu("closed"), []);
  useScrollToTop();
  useDocumentTitle();

  return (
    <>
      <PageLayout
        header={
          chrome && (
            <ShellHeader
              game={game}
              onMenu={game ? undefined : () => setMenu("open")}
            />
          )
        }
        sideMenu={
          beside &&
          sideMenu !== "none" && (
            <ShellSideMenu folded={folded} onFoldedChange={setFolded} />
          )
        }
        footer={
          chrome &&
          record.footer !== false && (
            <ShellFooter measured={tag !== undefined} />
          )
        }
        bottomNavigation={
          beside && phoneNavigation !== "menu" && <ShellBottom />
        }
        bare={game}
      >
        <Outlet />
      </PageLayout>
      {tag && <Analytics tag={tag} quiet={game} />}
      {menu !== "never" && (
        <MenuDrawer open={menu === "open" && beside} onClose={closeMenu} />
      )}
      <ModalHost />
      <GateHost />
      <InSpareTime>
        <PromptHost game={game} />
      </InSpareTime>
      <SessionNotices />
      <Toaster />
    </>
  );
}
