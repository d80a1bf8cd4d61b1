import { act, screen, waitFor } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { renderPortal, type PortalOptions } from "../testing/renderPortal.tsx";
import type { ModalRequest } from "../navigation/modals.ts";
import { wordsOf } from "../testing/english.ts";

/** Every dialog, with its request and its audience. */
const registry: {
  readonly [Name in ModalRequest["name"]]: {
    readonly request: Extract<ModalRequest, { name: Name }>;
    readonly for: "everybody" | "guests" | "signedIn" | "members";
  };
} = {
  login: { request: { name: "login" }, for: "guests" },
  register: { request: { name: "register" }, for: "guests" },
  forgotPassword: { request: { name: "forgotPassword" }, for: "guests" },
  logout: { request: { name: "logout" }, for: "signedIn" },
  changePassword: { request: { name: "changePassword" }, for: "members" },
  receipt: { request: { name: "receipt", id: "r1" }, for: "members" },
  contracts: { request: { name: "contracts" }, for: "members" },
  panel: {
    request: { name: "panel", panel: "member", page: undefined },
    for: "members",
  },
  game: {
    request: {
      name: "game",
      title: "Kites",
      vassalage: "KITE",
      gameType: "RNG",
      gameCode: "kites",
    },
    for: "members",
  },
  vendorGames: {
    request: {
      name: "vendorGames",
      vassalage: "KITE",
      gameType: "RNG",
      title: "Kite & Co",
    },
    for: "everybody",
  },
  notice: { request: { name: "notice", id: "21" }, for: "everybody" },
  promotion: { request: { name: "promotion", id: "11" }, for: "everybody" },
  help: { request: { name: "help" }, for: "everybody" },
  licence: { request: { name: "licence" }, for: "everybody" },
  mirrors: { request: { name: "mirrors" }, for: "everybody" },
  models: { request: { name: "models" }, for: "everybody" },
  download: { request: { name: "download" }, for: "everybody" },
  chat: { request: { name: "chat" }, for: "everybody" },
  service: { request: { name: "service" }, for: "everybody" },
};
const all = Object.values(registry);
const names = (audiences: readonly string[], shown: boolean) =>
  all
    .filter((entry) => audiences.includes(entry.for) === shown)
    .map(({ request }) => [request.name, request] as const);

/** The code of dialogs that are not for everybody: once it has loaded, a wrongly shown dialog would appear, too. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => import("../entry/login/LoginDialog.tsx"),
  register: () => import("../entry/register/RegisterDialog.tsx"),
  forgotPassword: () =>
    import("../entry/forgot-password/ForgotPasswordDialog.tsx"),
  logout: () => import("../entry/logout/LogoutDialog.tsx"),
  changePassword: () =>
    import("../entry/change-password/ChangePasswordDialog.tsx"),
  receipt: () => import("../money/receipt/ReceiptDialog.tsx"),
  contracts: () => import("../team/contract-request/ContractDialog.tsx"),
  panel: () => import("./centre/MemberPanel.tsx"),
  game: () => import("../play/game/GameDialog.tsx"),
};

/** A history entry may have been written by anyone, so the host has to decide who sees its dialog. */
const start = async (request: ModalRequest, options: PortalOptions = {}) => {
  await renderPortal("/live", options);
  await screen.findByRole("heading", { level: 1, name: wordsOf("con_live") });
  await (options.visitor
    ? screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") })
    : screen.findByRole("button", { name: wordsOf("header.register") }));
  await parts[request.name]?.();
  await act(async () => {
    const state = { usr: { modal: request }, key: "own" };
    history.pushState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  });
};
const dialogs = () =>
  document.querySelectorAll("[role=dialog], [role=alertdialog]");

describe("the dialog host (MOD-01)", () => {
  it.each(someOf(names(["everybody", "guests"], true)))(
    "opens %s for a visitor",
    async (_name, request) => {
      await start(request);
      await waitFor(() => expect(dialogs()).toHaveLength(1));
    },
  );

  // ROL-04
  it.each(names(["everybody", "signedIn", "members"], true))(
    "opens %s for a member",
    async (_name, request) => {
      await start(request, { visitor: "full" });
      await waitFor(() => expect(dialogs()).toHaveLength(1));
    },
  );

  it.each(names(["everybody", "guests"], false))(
    "keeps %s from a visitor (MOD-02)",
    async (_name, request) => {
      await start(request);
      expect(dialogs()).toHaveLength(0);
    },
  );

  it.each(names(["everybody", "signedIn"], false))(
    "keeps %s from a trial account",
    async (_name, request) => {
      await start(request, { visitor: "trial" });
      expect(dialogs()).toHaveLength(0);
    },
  );
});
