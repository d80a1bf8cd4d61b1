import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { CallError } from "@foyer/platform/errors";
import { chunkTimeoutMs } from "@foyer/platform/constants";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServicesProvider } from "../../services/services.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { fetchDrawnParts, loadable, loadableOf } from "./loadable.tsx";
import { PanelBoundary } from "./PanelBoundary.tsx";
import { english, wordsOf } from "../../testing/english.ts";

type Module = { default: ComponentType };
const part: Module = { default: () => <p>The part</p> };
const missing = () =>
  Promise.reject<Module>(
    new Error("Failed to fetch https://portal.example/assets/Part-1a2b.js?v=1"),
  );

function show(children: ReactNode) {
  const fakes = fakeServices();
  render(
    <ServicesProvider value={fakes.services}>
      <IntlProvider locale="en" messages={english}>
        <p>The rest</p>
        {children}
      </IntlProvider>
    </ServicesProvider>,
  );
  return fakes;
}

// React logs what a boundary caught.
beforeEach(
  () => void vi.spyOn(console, "error").mockImplementation(() => undefined),
);

describe("loadable", () => {
  // NAV-03
  it("shows a placeholder until the part has loaded", async () => {
    let arrive = (_module: Module) => {};
    const Part = loadable(
      () => new Promise<Module>((resolve) => (arrive = resolve)),
      { pending: "On its way" },
    );
    show(<Part />);
    expect(screen.getByText("On its way")).toBeInTheDocument();
    await act(async () => arrive(part));
    expect(screen.getByText("The part")).toBeInTheDocument();
    expect(screen.queryByText("On its way")).not.toBeInTheDocument();
  });

  // ERR-22, OPN-69
  it("retries once silently, and reports the failure", async () => {
    const load = vi
      .fn<() => Promise<Module>>()
      .mockImplementationOnce(missing)
      .mockResolvedValue(part);
    const Part = loadable(load);
    const { faults } = show(<Part />);
    await screen.findByText("The part");
    expect(load).toHaveBeenCalledTimes(2);
    expect(faults).toEqual([
      { type: "chunk", address: "https://portal.example/assets/Part-1a2b.js" },
    ]);
  });

  it("loads one of several parts in a shared file", async () => {
    const parts = { One: () => <p>One</p>, Two: () => <p>Two</p> };
    const Two = loadableOf(() => Promise.resolve({ default: parts }), "Two");
    show(<Two />);
    await screen.findByText("Two");
  });

  it("shows a failure in the given layout, with the part's props", async () => {
    const Part = loadable<{ name: string }>(
      () => Promise.reject(new Error("Lost.")),
      {
        failure: (content, { name }) => (
          <div role="alert">
            {name}
            {content}
          </div>
        ),
      },
    );
    show(<Part name="Winners" />);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/^Winners.*This page did not load/);
  });

  // NAV-03, OPN-69
  it("offers a retry after the second failure, and leaves the rest of the page alone", async () => {
    const load = vi.fn<() => Promise<Module>>().mockImplementation(missing);
    const Part = loadable(load, { pending: "On its way" });
    show(<Part />);
    await screen.findByText(wordsOf("ui.loadFailure.title"));
    expect(screen.queryByText("On its way")).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText("The rest")).toBeInTheDocument();
    load.mockResolvedValue(part);
    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("ui.loadFailure.retry") }),
    );
    await screen.findByText("The part");
  });

  it("reloads the page when the part is still missing after a retry and the server answers", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload, href: "https://portal.example/" });
    const server = vi.fn(() => Promise.reject(new TypeError("No line.")));
    vi.stubGlobal("fetch", server);
    const Part = loadable(vi.fn<() => Promise<Module>>(missing));
    show(<Part />);
    const press = async () =>
      fireEvent.click(
        await screen.findByRole("button", {
          name: wordsOf("ui.loadFailure.retry"),
        }),
      );
    await press();
    // A phone on a network without internet access reports that it is online.
    for (const asked of [1, 2]) {
      await press();
      await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(asked));
    }
    await screen.findByRole("button", {
      name: wordsOf("ui.loadFailure.retry"),
    });
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
    await press();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  });

  it("shows the network error while offline without requesting the part, and loads it on retry", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No line.")));
    const load = vi.fn<() => Promise<Module>>().mockImplementation(missing);
    const Part = loadable(load);
    show(<Part />);
    await screen.findByText("Network link is abnormal, please try again");
    // The module is not requested: the browser would remember the failure.
    expect(load).not.toHaveBeenCalled();
    load.mockResolvedValue(part);
    line.mockReturnValue(true);
    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    );
    await screen.findByText("The part");
    expect(load).toHaveBeenCalledOnce();
    line.mockRestore();
  });

  it("loads automatically once the connection is back", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No line.")));
    const Part = loadable(() => Promise.resolve(part));
    show(<Part />);
    await screen.findByText("Network link is abnormal, please try again");
    line.mockReturnValue(true);
    fireEvent(window, new Event("online"));
    await screen.findByText("The part");
    line.mockRestore();
    vi.unstubAllGlobals();
  });

  it.each(["shown", "fetched ahead"])(
    "renders offline if it has been %s before",
    async (how) => {
      const Part = loadable(() => Promise.resolve(part));
      if (how === "fetched ahead") await Part.ahead();
      else {
        show(<Part />);
        await screen.findByText("The part");
        cleanup();
      }
      const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No line.")));
      show(<Part />);
      await screen.findByText("The part");
      line.mockRestore();
      vi.unstubAllGlobals();
    },
  );

  it("asks the server when the browser reports that it is offline", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const asked = vi.fn(() => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", asked);
    const Part = loadable(() => Promise.resolve(part));
    show(<Part />);
    await screen.findByText("The part");
    expect(asked).toHaveBeenCalledWith(expect.any(String), {
      method: "HEAD",
      cache: "no-store",
    });
    line.mockRestore();
  });

  it("never reloads the page while offline, and loads the part once the connection is back", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    const server = vi.fn(() => Promise.reject(new TypeError("No line.")));
    vi.stubGlobal("fetch", server);
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi.fn<() => Promise<Module>>().mockImplementation(missing);
    const Part = loadable(load);
    show(<Part />);
    const again = () =>
      screen.findByRole("button", { name: wordsOf("session.retry") });
    for (const asked of [2, 3, 4]) {
      fireEvent.click(await again());
      await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(asked));
    }
    await again();
    expect(load).not.toHaveBeenCalled();
    line.mockReturnValue(true);
    load.mockResolvedValue(part);
    fireEvent.click(await again());
    await screen.findByText("The part");
    expect(reload).not.toHaveBeenCalled();
    line.mockRestore();
    vi.unstubAllGlobals();
  });

  const cutShort: readonly (readonly [string, () => Promise<Module>])[] = [
    [
      "in the middle of a word of the language",
      () => Promise.reject(new SyntaxError("Unexpected end of input")),
    ],
    [
      "in a word that is a name then",
      () => Promise.reject(new ReferenceError("impo is not defined")),
    ],
    [
      "before what it was fetched for",
      // Deliberately of the wrong type: the default export is missing.
      () => Promise.resolve(JSON.parse("{}")),
    ],
  ];
  it.each(cutShort)(
    "reloads the page for code that was cut off %s, because browsers do not fetch it again",
    async (_, answer) => {
      const reload = vi.fn();
      vi.stubGlobal("location", { reload, href: "https://portal.example/" });
      vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
      const load = vi.fn(answer);
      const Part = loadable(load);
      show(<Part />);
      fireEvent.click(
        await screen.findByRole("button", {
          name: wordsOf("ui.loadFailure.retry"),
        }),
      );
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(load).toHaveBeenCalledTimes(2);
      vi.unstubAllGlobals();
    },
  );

  describe("on a slow network", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    // ERR-05, OPN-69
    it(`gives up after ${chunkTimeoutMs} ms, and not sooner`, async () => {
      const Part = loadable(() => new Promise<Module>(() => undefined), {
        pending: "On its way",
      });
      show(<Part />);
      await act(() => vi.advanceTimersByTimeAsync(119_999));
      expect(screen.getByText("On its way")).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(
        screen.getByText(/^The page took longer to load/),
      ).toBeInTheDocument();
      expect(
        screen.getByRole("button", { name: wordsOf("session.retry") }),
      ).toBeInTheDocument();
    });

    it("does not reload the page when the part times out a second time", async () => {
      const reload = vi.fn();
      vi.stubGlobal("location", { reload });
      const load = vi.fn(() => new Promise<Module>(() => undefined));
      const Part = loadable(load);
      show(<Part />);
      for (const asked of [2, 3]) {
        await act(() => vi.advanceTimersByTimeAsync(chunkTimeoutMs));
        fireEvent.click(
          screen.getByRole("button", { name: wordsOf("session.retry") }),
        );
        await act(() => vi.advanceTimersByTimeAsync(0));
        expect(load).toHaveBeenCalledTimes(asked);
      }
      expect(reload).not.toHaveBeenCalled();
      vi.unstubAllGlobals();
    });

    it("leaves no timer running once the part has loaded", async () => {
      const Part = loadable(() => Promise.resolve(part));
      show(<Part />);
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(screen.getByText("The part")).toBeInTheDocument();
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

describe("PanelBoundary", () => {
  it("does not report a timeout as a defect", () => {
    const Panel = () => {
      throw new CallError({ code: "TIMEOUT" });
    };
    const { faults } = show(
      <PanelBoundary name="winners">
        <Panel />
      </PanelBoundary>,
    );
    expect(screen.getByRole("button")).toBeInTheDocument();
    expect(faults).toEqual([]);
  });

  it("contains a defect within the panel, reports the panel's name and offers a retry", () => {
    let broken = true;
    const Panel = () => {
      if (broken) throw new Error("secret detail");
      return <p>The panel</p>;
    };
    const { faults } = show(
      <PanelBoundary name="winners">
        <Panel />
      </PanelBoundary>,
    );
    expect(screen.getByText("The rest")).toBeInTheDocument();
    expect(faults).toEqual([{ type: "render", address: "winners" }]);
    expect(document.body).not.toHaveTextContent("secret detail");
    broken = false;
    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("ui.loadFailure.retry") }),
    );
    expect(screen.getByText("The panel")).toBeInTheDocument();
  });

  it("shows why a call failed", () => {
    const Panel = () => {
      throw new CallError({ code: "NETWORK" });
    };
    show(
      <PanelBoundary name="games">
        <Panel />
      </PanelBoundary>,
    );
    expect(
      screen.getByText("Network link is abnormal, please try again"),
    ).toBeInTheDocument();
  });

  // A part that suspends while a drawn page comes to life can lose what was drawn.
  it("is at hand in each of its places once the drawn parts have been fetched", async () => {
    const load = Object.assign(() => Promise.resolve(part), {
      part: "src/TwicePlaced.tsx",
    });
    const Here = loadable(load, { pending: "On its way" });
    const There = loadable(load, { pending: "On its way" });
    await fetchDrawnParts(["src/TwicePlaced.tsx"]);
    show(
      <>
        <Here />
        <There />
      </>,
    );
    expect(screen.getAllByText("The part")).toHaveLength(2);
  });
});
