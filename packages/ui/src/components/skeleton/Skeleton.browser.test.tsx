import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { beforeEach, describe, expect, it } from "vitest";
import { brandId } from "virtual:brand";
import "../../styles/reset.css.ts";
import "../../styles/base.css.ts";
import "virtual:brand/theme.css";
import * as stories from "../../private/testing/stories.css.ts";
import { Button } from "../button/Button.tsx";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { VendorCard } from "../vendor-card/VendorCard.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { SkeletonText } from "./SkeletonText.tsx";
import { VendorCardSkeleton } from "./VendorCardSkeleton.tsx";
import { english } from "../../words/english.testing.ts";

beforeEach(() => {
  document.documentElement.dataset["brand"] = brandId;
  document.documentElement.dataset["mode"] = "dark";
});

function sizeOf(ui: ReactNode) {
  const { container, unmount } = render(
    <IntlProvider locale="en" messages={english}>
      <div className={stories.card}>{ui}</div>
    </IntlProvider>,
  );
  const box = container.firstElementChild?.getBoundingClientRect();
  unmount();
  return { width: box?.width ?? 0, height: box?.height ?? 0 };
}

describe("a skeleton is as large as the component that it replaces", () => {
  it.each<[string, ReactNode, ReactNode]>([
    [
      "vendor card",
      <VendorCardSkeleton key="shape" />,
      <VendorCard
        key="thing"
        title="Ostra"
        subtitle="Slots"
        onOpen={() => {}}
      />,
    ],
    [
      "game card",
      <GameCardSkeleton key="shape" />,
      <GameCard
        key="thing"
        name="Jade"
        vendorName="Ostra"
        imageUrl={undefined}
        onPlay={() => {}}
      />,
    ],
    [
      "paragraph",
      <SkeletonText key="shape" lines={3} />,
      <Text key="thing" as="div">
        One
        <br />
        Two
        <br />
        Three
      </Text>,
    ],
    [
      "form",
      <FormSkeleton key="shape" fields={2} />,
      <Stack key="thing" gap="x5">
        <TextField label="Name" name="a" value="" onChange={() => {}} />
        <TextField label="Email" name="b" value="" onChange={() => {}} />
        <Button wide>Save</Button>
      </Stack>,
    ],
  ])("%s", (_name, shape, thing) => {
    const is = sizeOf(thing);
    const was = sizeOf(shape);
    expect(is.height).toBeGreaterThan(40);
    expect(was.width).toBe(is.width);
    expect(Math.abs(was.height - is.height)).toBeLessThanOrEqual(1);
  });
});
