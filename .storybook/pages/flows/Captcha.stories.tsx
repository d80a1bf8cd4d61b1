import {
  captchaMachine,
  captchaView,
  type CaptchaEvent,
} from "@foyer/flows/captcha";
import { captchaThrottleMs } from "@foyer/platform/constants";
import { CaptchaField } from "@foyer/ui/captcha-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  answers,
  atState,
  silent,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, flowStories, type Shown } from "./flowStories.tsx";
import { captcha as answering } from "./samples.ts";
import * as css from "./states.css.ts";

export default { title: "Flows/Captcha", tags: ["!autodocs"] } satisfies Meta;

const silentOne = captchaMachine.provide({ actors: { loadCaptcha: silent() } });
const refusing = captchaMachine.provide({
  actors: { loadCaptcha: answers({ error: { reason: "NETWORK" } }) },
});
const asked: CaptchaEvent = { type: "captcha.asked" };

/** The captcha field. */
function CaptchaState({
  view,
  send,
}: Shown<typeof captchaMachine, ReturnType<typeof captchaView>>) {
  const { source, loading } = view;
  const [value, setValue] = useState("");
  return (
    <div className={css.field}>
      <CaptchaField
        value={value}
        onChange={setValue}
        {...(source !== undefined && { imageSrc: source })}
        busy={loading}
        onRefresh={() => send({ type: "captcha.refreshed" })}
      />
    </div>
  );
}

const { chart, story } = flowStories({
  name: "Captcha",
  lead: "After refused attempts, the player types the characters from a picture. If it is hard to read, a new one can be requested.",
  keywords: ["statechart", "flow", "bot", "picture", "robot"],
  machine: captchaMachine,
  view: captchaView,
  draw: CaptchaState,
  unseen: { notNeeded: reasons.nothing },
});

export const Statechart: StoryObj = chart;
export const Loading: StoryObj = story(() =>
  atState(silentOne, { events: [asked, "loading"] }),
);
export const Fresh: StoryObj = story(() =>
  atState(answering, { events: [asked, "shown.fresh"] }),
);
export const Refreshable: StoryObj = story(() =>
  atState(answering, {
    events: [
      asked,
      "shown.fresh",
      { passesMs: captchaThrottleMs },
      "shown.refreshable",
    ],
  }),
);
export const Unavailable: StoryObj = story(() =>
  atState(refusing, { events: [asked, "unavailable"] }),
);
