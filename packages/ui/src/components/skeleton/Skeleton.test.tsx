import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { BannerCarouselSkeleton } from "../banner-carousel/BannerCarouselSkeleton.tsx";
import * as banner from "../banner-carousel/BannerCarousel.css.ts";
import { CentrePageSkeleton } from "../centre-panel/CentreBody.tsx";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { VendorCard } from "../vendor-card/VendorCard.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { ListRowSkeleton } from "./ListRowSkeleton.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonText } from "./SkeletonText.tsx";
import { StatTileSkeleton } from "./StatTileSkeleton.tsx";
import { VendorCardSkeleton } from "./VendorCardSkeleton.tsx";

describe("Skeleton", () => {
  it("is hidden from screen readers", () => {
    const { container } = render(<Skeleton shape="card" />);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  });

  it("has as many lines as requested, with a shorter last one", () => {
    const { container } = render(<SkeletonText lines={4} />);
    const lines = [...(container.firstElementChild?.children ?? [])].map(
      (line) => line.className,
    );
    expect(lines).toHaveLength(4);
    expect(new Set(lines.slice(0, 3)).size).toBe(1);
    expect(lines[3]).not.toBe(lines[0]);
  });
});

const root = (ui: ReactNode) => {
  const { container } = renderUi(<>{ui}</>);
  const element = container.firstElementChild;
  if (!element) throw new Error("Nothing was rendered.");
  return element;
};

describe("component skeletons", () => {
  it.each([
    ["vendor card", <VendorCardSkeleton key="a" />],
    ["form", <FormSkeleton key="a" />],
    ["rows", <ListRowSkeleton key="a" />],
    ["figure", <StatTileSkeleton key="a" />],
    ["page of a centre", <CentrePageSkeleton key="a" />],
    ["game card", <GameCardSkeleton key="a" />],
    ["banner", <BannerCarouselSkeleton key="a" />],
  ])("are hidden from screen readers: %s", (_name, skeleton) => {
    expect(root(skeleton)).toHaveAttribute("aria-hidden", "true");
  });

  it("share the styles of the provider card", () => {
    const card = root(<VendorCard title="Ostra" onOpen={() => {}} />);
    const shape = root(<VendorCardSkeleton />);
    expect(shape.className).toBe(card.className);
    expect([...shape.children].map((part) => part.className)).toEqual(
      [...card.children].slice(0, 2).map((part) => part.className),
    );
  });

  it("share the styles of the game card", () => {
    const card = root(
      <GameCard name="Jade" vendorName="Ostra" imageUrl="" onPlay={() => {}} />,
    );
    expect(card).toHaveClass(root(<GameCardSkeleton />).className);
  });

  it("share the styles of the banner", () => {
    expect(root(<BannerCarouselSkeleton />)).toHaveClass(banner.stage);
  });

  it("share the styles of the form fields", () => {
    const field = root(
      <TextField label="Name" name="name" value="" onChange={() => {}} />,
    );
    const form = root(<FormSkeleton fields={2} />);
    expect(form.children).toHaveLength(3);
    expect(form.children[0]?.className).toBe(field.className);
  });

  it("reserve space for as many rows and fields as requested", () => {
    expect(root(<ListRowSkeleton rows={7} />).children).toHaveLength(7);
    expect(
      root(<FormSkeleton fields={4} button={false} />).children,
    ).toHaveLength(4);
  });
});
