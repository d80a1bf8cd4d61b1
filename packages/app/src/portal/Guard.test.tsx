import { render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { MemoryRouter, useLocation, useRoutes } from "react-router-dom";
import type { PortalBrand } from "@foyer/platform/brand";
import { launchGateView } from "@foyer/flows/launch-gate";
import { describe, expect, it } from "vitest";
import { ActorsProvider } from "../actors/actors.ts";
import startActors from "../actors/startActors.ts";
import { ServicesProvider } from "../services/services.ts";
import { allBrands } from "../testing/brands.ts";
import { fakeServices, type Visitor } from "../testing/fakeServices.ts";
import { dialog, renderPortal } from "../testing/renderPortal.tsx";
import { Guard } from "./Guard.tsx";
import { routesOf } from "../navigation/table.ts";
import { english, wordsOf } from "../testing/english.ts";

/** Renders a brand's guards only, with the page's path in place of the page. */
function renderGuards(brand: PortalBrand, at: string, visitor: Visitor) {
  const { services } = fakeServices({ brand, visitor });
  const actors = startActors(services);
  let location: { readonly pathname: string; readonly state: unknown } = {
    pathname: "",
    state: null,
  };
  function Guarded() {
    location = useLocation();
    return useRoutes(
      routesOf(brand).map((record) => ({
        path: record.path,
        element: <Guard record={record}>{`page ${record.path}`}</Guard>,
      })),
    );
  }
  render(
    <IntlProvider locale="en" messages={english}>
      <ServicesProvider value={services}>
        <ActorsProvider value={actors}>
          <MemoryRouter initialEntries={[at]}>
            <Guarded />
          </MemoryRouter>
        </ActorsProvider>
      </ServicesProvider>
    </IntlProvider>,
  );
  return { actors, where: () => location };
}

const game = "vassalage=LUMEN&gameType=RNG&gameCode=kites";
/** The address at which a route is requested. */
const asked = (path: string) =>
  path === "/seamless" ? `${path}?${game}` : path;

// NAV-13
describe.each(allBrands.map((brand) => [brand.name, brand] as const))(
  "the guards of %s",
  (_name, brand) => {
    const guarded = routesOf(brand).filter(
      ({ access }) => access === "session" || access === "member",
    );
    const open = routesOf(brand).filter(
      ({ access = "everyone" }) => access === "everyone",
    );

    it("cover /favorite, /recent and /seamless, and no path is listed twice", () => {
      expect(guarded.map(({ path }) => path)).toEqual(
        expect.arrayContaining(["/favorite", "/recent", "/seamless"]),
      );
      const paths = routesOf(brand).map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
    });

    // NAV-01, ROL-02
    it.each(guarded.map(({ path }) => path))(
      "send a visitor from %s to the login, and remember the address",
      async (path) => {
        const { where } = renderGuards(brand, asked(path), "guest");
        await waitFor(() => expect(where().pathname).toBe("/login"));
        expect(where().state).toEqual({ from: asked(path) });
        expect(screen.queryByText(`page ${path}`)).not.toBeInTheDocument();
      },
    );

    // NAV-02
    it.each(guarded.map(({ path }) => path))(
      "admit a full account to %s",
      async (path) => {
        const { where } = renderGuards(brand, asked(path), "full");
        await screen.findByText(`page ${path}`);
        expect(where().pathname).toBe(path);
      },
    );

    // NAV-02
    it.each(open.map(({ path }) => path))(
      "leave %s open to visitors",
      async (path) => {
        const { where } = renderGuards(brand, path, "guest");
        expect(screen.getByText(`page ${path}`)).toBeInTheDocument();
        expect(where().pathname).toBe(path);
      },
    );

    // NAV-12
    it.each(
      guarded
        .filter(({ path }) => path === "/favorite" || path === "/recent")
        .map(({ path }) => path),
    )("admit a trial account to %s", async (path) => {
      renderGuards(brand, path, "trial");
      await screen.findByText(`page ${path}`);
    });

    // NAV-12, OPN-17
    it("let a trial account start free play", async () => {
      renderGuards(brand, `${asked("/seamless")}&mode=DEMO`, "trial");
      await screen.findByText("page /seamless");
    });

    // NAV-12, ROL-22
    it.each(
      guarded
        .map(({ path }) => path)
        .filter((path) => path !== "/favorite" && path !== "/recent"),
    )(
      "tell a trial account at %s that a real account is required",
      async (path) => {
        const { actors, where } = renderGuards(brand, asked(path), "trial");
        await waitFor(() =>
          expect(launchGateView(actors.gate.getSnapshot()).warning).toBe(true),
        );
        await waitFor(() => expect(where().pathname).toBe("/"));
        expect(screen.queryByText(`page ${path}`)).not.toBeInTheDocument();
      },
    );
  },
);

describe("a guarded page in the portal", () => {
  // ROL-23, OPN-71
  it("asks a visitor to log in over the lobby, and stays there when the dialog is closed", async () => {
    const { user, address } = await renderPortal("/favorite");
    const login = await dialog(wordsOf("login.title"));
    expect(address()).toBe("/login");
    await user.click(
      within(login).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() => expect(address()).toBe("/"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("warns a trial account with the launch gate's text", async () => {
    const { address } = await renderPortal("/lottery", { visitor: "trial" });
    expect(await dialog(wordsOf("gate.realAccount.title"))).toHaveTextContent(
      "A real account is required",
    );
    await waitFor(() => expect(address()).toBe("/"));
  });

  // ERR-03
  it("opens the login and says why when the session has expired", async () => {
    const { address, platform } = await renderPortal("/recent", {
      visitor: "full",
      before: (fakes) =>
        fakes.platform.fail("recentList", {
          code: "NOT_LOGGED_IN",
          status: 401,
        }),
    });
    await dialog(wordsOf("login.title"));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(await screen.findByText("Please log in")).toBeInTheDocument();
    expect(sessionStorage.getItem("token")).toBeNull();
    expect(
      platform.seen.filter(({ name }) => name === "recentList"),
    ).toHaveLength(1);
  });
});
