import { createMemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { entryState, modalActions, modalOf } from "./modals.ts";

function start(entries: string[]) {
  const router = createMemoryRouter(
    ["/", "/login", "/register", "/live"].map((path) => ({
      path,
      element: null,
    })),
    { initialEntries: entries },
  );
  const { open, close, leaveFor } = modalActions({
    backAndReplace: (steps, to, options) => {
      const { location: left } = router.state;
      const stop = router.subscribe(({ location }) => {
        if (location === left) return;
        stop();
        void router.navigate(to, { ...options, replace: true });
      });
      void router.navigate(-steps);
    },
    navigate: (to, options) =>
      void (typeof to === "number"
        ? router.navigate(to)
        : router.navigate(to, options)),
    get location() {
      return router.state.location;
    },
  });
  const shown = () => modalOf(router.state.location)?.name;
  const path = () =>
    router.state.location.pathname + router.state.location.search;
  const settled = () =>
    vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  return { router, open, close, leaveFor, shown, path, settled };
}

describe("modalActions", () => {
  it("opens a dialog over the page without changing the address, and Back closes it", async () => {
    const { router, open, shown, path, settled } = start(["/live?q=moon"]);
    open({ name: "login" });
    await settled();
    expect([shown(), path()]).toEqual(["login", "/live?q=moon"]);
    await router.navigate(-1);
    await vi.waitFor(() => expect(shown()).toBeUndefined());
    expect(path()).toBe("/live?q=moon");
  });

  it("closes a dialog and returns to the page", async () => {
    const { open, close, shown, settled, path } = start(["/live"]);
    open({ name: "login" });
    await settled();
    close();
    await vi.waitFor(() => expect(shown()).toBeUndefined());
    expect(path()).toBe("/live");
  });

  it("replaces one dialog with another", async () => {
    const { router, open, shown, settled } = start(["/live"]);
    open({ name: "register" });
    await settled();
    open({ name: "login" });
    await settled();
    expect(shown()).toBe("login");
    await router.navigate(-1);
    await vi.waitFor(() => expect(shown()).toBeUndefined());
  });

  it.each(["register", "forgotPassword"] as const)(
    "returns from %s to the login dialog that it was opened from, by Back and by its link",
    async (name) => {
      const { router, open, close, shown, path } = start(["/", "/live"]);
      open({ name: "login" });
      await vi.waitFor(() => expect(shown()).toBe("login"));
      open({ name });
      await vi.waitFor(() => expect(shown()).toBe(name));
      await router.navigate(-1);
      await vi.waitFor(() => expect(shown()).toBe("login"));
      open({ name });
      await vi.waitFor(() => expect(shown()).toBe(name));
      open({ name: "login" });
      await vi.waitFor(() => expect(shown()).toBe("login"));
      close();
      await vi.waitFor(() => expect(shown()).toBeUndefined());
      expect(path()).toBe("/live");
      await router.navigate(-1);
      await vi.waitFor(() => expect(path()).toBe("/"));
    },
  );

  it("closes both dialogs together, and leaves neither in the history", async () => {
    const { router, open, close, leaveFor, shown, path } = start([
      "/",
      "/live",
    ]);
    open({ name: "login" });
    await vi.waitFor(() => expect(shown()).toBe("login"));
    open({ name: "register" });
    await vi.waitFor(() => expect(shown()).toBe("register"));
    close();
    await vi.waitFor(() => expect(shown()).toBeUndefined());
    expect(path()).toBe("/live");

    open({ name: "login" });
    await vi.waitFor(() => expect(shown()).toBe("login"));
    open({ name: "register" });
    await vi.waitFor(() => expect(shown()).toBe("register"));
    leaveFor("/register?done");
    await vi.waitFor(() => expect(path()).toBe("/register?done"));
    await router.navigate(-1);
    await vi.waitFor(() => expect(path()).toBe("/live"));
    expect(shown()).toBeUndefined();
  });

  it("goes back from /register to /login, and closes both to the lobby", async () => {
    const { router, open, close, shown, path } = start(["/live", "/login"]);
    open({ name: "register" });
    await vi.waitFor(() => expect(path()).toBe("/register"));
    await router.navigate(-1);
    await vi.waitFor(() => expect(path()).toBe("/login"));
    open({ name: "forgotPassword" });
    await vi.waitFor(() => expect(shown()).toBe("forgotPassword"));
    expect(path()).toBe("/");
    close();
    await vi.waitFor(() => expect([shown(), path()]).toEqual([undefined, "/"]));
    await router.navigate(-1);
    await vi.waitFor(() => expect(path()).toBe("/live"));
  });

  it("keeps /login and /register as addresses, and closes them to the lobby", async () => {
    const { open, close, shown, path, settled } = start(["/login"]);
    expect(shown()).toBe("login");
    open({ name: "register" });
    await settled();
    expect([shown(), path()]).toEqual(["register", "/register"]);
    close();
    await vi.waitFor(() => expect([shown(), path()]).toEqual([undefined, "/"]));
  });

  it("opens a dialog without an address over the lobby, and remembers where to continue after login", async () => {
    const { router, open, close, shown, path } = start(["/live"]);
    await router.navigate("/login", { state: { from: "/favorite" } });
    open({ name: "forgotPassword" });
    await vi.waitFor(() => expect(shown()).toBe("forgotPassword"));
    expect(path()).toBe("/");
    open({ name: "login" });
    await vi.waitFor(() => expect(shown()).toBe("login"));
    expect(entryState(router.state.location).from).toBe("/favorite");
    close();
    await vi.waitFor(() => expect(shown()).toBeUndefined());
    expect(path()).toBe("/");
  });

  it("replaces a dialog with a page, so that Back skips the dialog", async () => {
    const { router, open, leaveFor, settled, path, shown } = start(["/"]);
    open({ name: "login" });
    await settled();
    leaveFor("/live", { gameName: "Moon" });
    await settled();
    expect(path()).toBe("/live");
    expect(entryState(router.state.location).gameName).toBe("Moon");
    await router.navigate(-1);
    await vi.waitFor(() => expect(path()).toBe("/"));
    expect(shown()).toBeUndefined();
  });

  it("does nothing when no dialog is open", async () => {
    const { close, path } = start(["/live"]);
    close();
    expect(path()).toBe("/live");
  });
});
