import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { BannerCarousel } from "./BannerCarousel.tsx";
import type { BannerEngine } from "./bannerEngine.ts";
import { wordsOf } from "../../words/english.testing.ts";

const engine = {
  goTo: vi.fn(),
  next: vi.fn(),
  previous: vi.fn(),
  setRunning: vi.fn(),
  destroy: vi.fn(),
} satisfies BannerEngine;
const startBanner = vi.hoisted(() => vi.fn());
vi.mock("./bannerEngine.ts", () => ({ startBanner }));

const banners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    imageUrl: `/${index}.webp`,
    title: `Banner ${index}`,
  }));

beforeEach(() => {
  vi.clearAllMocks();
  startBanner.mockReturnValue(engine);
  vi.stubGlobal("matchMedia", undefined);
});

async function setUp(count: number) {
  const onOpen = vi.fn();
  const view = renderUi(
    <BannerCarousel label="News" banners={banners(count)} onOpen={onOpen} />,
  );
  if (count > 1)
    await waitFor(() => expect(engine.setRunning).toHaveBeenCalled());
  return { ...view, onOpen };
}

describe("BannerCarousel", () => {
  it("renders its first picture eagerly, before the engine starts", () => {
    startBanner.mockImplementation(() => {
      throw new Error("not yet");
    });
    const { container } = renderUi(
      <BannerCarousel label="News" banners={banners(3)} onOpen={vi.fn()} />,
    );
    expect(container.querySelector("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("region", { name: "News" })).toHaveAttribute(
      "aria-roledescription",
      "carousel",
    );
  });

  it.each(["shown", "spoken"] as const)(
    "names a banner by its title (%s) even if its picture fails to load",
    (titles) => {
      const { container } = renderUi(
        <BannerCarousel
          label="News"
          banners={banners(1)}
          titles={titles}
          onOpen={vi.fn()}
        />,
      );
      const picture = container.querySelector("img");
      if (picture) fireEvent.error(picture);
      expect(
        screen.getByRole("button", { name: "Banner 0" }),
      ).toBeInTheDocument();
    },
  );

  it("does what was last asked for before the engine was there, once", async () => {
    const { user } = renderUi(
      <BannerCarousel label="News" banners={banners(3)} onOpen={vi.fn()} />,
    );
    for (const id of ["previous", "next"] as const)
      fireEvent.click(
        screen.getByRole("button", {
          name: wordsOf(`ui.bannerCarousel.${id}`),
        }),
      );
    expect(engine.next).not.toHaveBeenCalled();
    await waitFor(() => expect(engine.next).toHaveBeenCalledOnce());
    expect(engine.previous).not.toHaveBeenCalled();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.bannerCarousel.next") }),
    );
    expect(engine.next).toHaveBeenCalledTimes(2);
  });

  it("reports which banner was pressed", async () => {
    const { user, onOpen } = await setUp(2);
    await user.click(screen.getByRole("button", { name: "Banner 0" }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("b0");
  });

  it("shows a banner without a destination as neither a button nor a link", () => {
    const [banner] = banners(1);
    renderUi(
      <BannerCarousel
        label="News"
        banners={banner ? [{ ...banner, leads: false }] : []}
        onOpen={vi.fn()}
      />,
    );
    expect(screen.getByText("Banner 0")).toBeInTheDocument();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  // BAN-03
  it("has no dots and starts no engine with one banner", async () => {
    await setUp(1);
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(startBanner).not.toHaveBeenCalled();
  });

  // BAN-03
  it("moves with its dots and arrows when there are several banners", async () => {
    const { user } = await setUp(3);
    await user.click(
      screen.getByRole("button", { name: "Banner 3: Banner 2" }),
    );
    expect(engine.goTo).toHaveBeenCalledWith(2);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.bannerCarousel.next") }),
    );
    expect(engine.next).toHaveBeenCalledOnce();
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.bannerCarousel.previous"),
      }),
    );
    expect(engine.previous).toHaveBeenCalledOnce();
  });

  it("makes every banner but the current one inert and follows the engine’s index", async () => {
    const { container } = await setUp(2);
    const slides = container.querySelectorAll('[aria-roledescription="slide"]');
    expect(slides[0]).not.toHaveAttribute("inert");
    expect(slides[1]).toHaveAttribute("inert");
    const onIndex = startBanner.mock.calls.at(-1)?.[3];
    act(() => onIndex(1));
    expect(slides[0]).toHaveAttribute("inert");
    expect(slides[1]).not.toHaveAttribute("inert");
    expect(
      screen.getByRole("button", { name: "Banner 2: Banner 1" }),
    ).toHaveAttribute("aria-current", "true");
  });

  it("stops on hover and focus, and resumes afterwards", async () => {
    await setUp(2);
    const stage = screen.getByRole("region", { name: "News" });
    expect(engine.setRunning).toHaveBeenLastCalledWith(true);
    fireEvent.pointerEnter(stage, { pointerType: "mouse" });
    expect(engine.setRunning).toHaveBeenLastCalledWith(false);
    fireEvent.pointerLeave(stage);
    expect(engine.setRunning).toHaveBeenLastCalledWith(true);
    fireEvent.focus(screen.getByRole("button", { name: "Banner 0" }));
    expect(engine.setRunning).toHaveBeenLastCalledWith(false);
    fireEvent.blur(screen.getByRole("button", { name: "Banner 0" }));
    expect(engine.setRunning).toHaveBeenLastCalledWith(true);
  });

  it("stops when the pause button is pressed and offers to play again", async () => {
    await setUp(2);
    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("ui.bannerCarousel.pause") }),
    );
    expect(engine.setRunning).toHaveBeenLastCalledWith(false);
    expect(
      screen.getByRole("button", { name: wordsOf("ui.bannerCarousel.play") }),
    ).toBeInTheDocument();
  });

  // BAN-08
  it("does not rotate and has no pause button when reduced motion is preferred", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    await setUp(2);
    expect(engine.setRunning).not.toHaveBeenCalledWith(true);
    expect(
      screen.queryByRole("button", {
        name: wordsOf("ui.bannerCarousel.pause"),
      }),
    ).not.toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.bannerCarousel.next") }),
    ).toBeInTheDocument();
  });

  it("receives keyboard focus on the pause button first, then the dots and arrows, then the banner", async () => {
    const { user } = await setUp(2);
    const reached: (string | null | undefined)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await user.tab();
      reached.push(
        document.activeElement?.getAttribute("aria-label") ??
          document.activeElement?.textContent,
      );
    }
    expect(reached).toEqual([
      wordsOf("ui.bannerCarousel.pause"),
      "Banner 1: Banner 0",
      "Banner 2: Banner 1",
      "Previous banner",
      "Next banner",
      "Banner 0",
    ]);
  });

  it("responds to Enter and Space", async () => {
    const { user, onOpen } = await setUp(2);
    screen
      .getByRole("button", { name: wordsOf("ui.bannerCarousel.next") })
      .focus();
    await user.keyboard("{Enter}");
    await user.keyboard(" ");
    expect(engine.next).toHaveBeenCalledTimes(2);
    screen.getByRole("button", { name: "Banner 0" }).focus();
    await user.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("b0");
  });

  it("announces changes only while automatic rotation is paused", async () => {
    const { container } = await setUp(2);
    const live = container.querySelector("[aria-live]");
    expect(live).toHaveAttribute("aria-live", "off");
    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("ui.bannerCarousel.pause") }),
    );
    expect(live).toHaveAttribute("aria-live", "polite");
  });

  it("destroys its engine on unmount", async () => {
    const { unmount } = await setUp(2);
    engine.destroy.mockClear();
    unmount();
    expect(engine.destroy).toHaveBeenCalledOnce();
  });

  it("has no pause button when autoplay is off", async () => {
    renderUi(
      <BannerCarousel
        label="News"
        banners={banners(3)}
        autoplay={0}
        loop={false}
        onOpen={vi.fn()}
      />,
    );
    await waitFor(() =>
      expect(engine.setRunning).toHaveBeenLastCalledWith(false),
    );
    expect(
      screen.queryByRole("button", { name: /changing/ }),
    ).not.toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.bannerCarousel.next") }),
    ).toBeInTheDocument();
    expect(startBanner.mock.lastCall?.[2]).toMatchObject({
      loop: false,
      autoplay: false,
    });
  });

  it("exposes its look as a data attribute", () => {
    renderUi(
      <BannerCarousel
        label="News"
        banners={banners(1)}
        look="split"
        onOpen={vi.fn()}
      />,
    );
    expect(screen.getByRole("region", { name: "News" })).toHaveAttribute(
      "data-look",
      "split",
    );
  });
});
