import { captchaView } from "@foyer/flows/captcha";
import { CaptchaField } from "@foyer/ui/captcha-field";
import { useState } from "react";
import type { captchaStates } from "./captcha.ts";
import { useFlow } from "./stateStories.tsx";
import * as css from "./states.css.ts";
import type { ActorOf } from "./storied.ts";

interface CaptchaStateProps {
  readonly actor: ActorOf<typeof captchaStates>;
}

/** The field of a picture that is to be read. */
export function CaptchaState({ actor }: CaptchaStateProps) {
  const { source, loading } = useFlow(actor, captchaView);
  const [value, setValue] = useState("");
  return (
    <div className={css.field}>
      <CaptchaField
        value={value}
        onChange={setValue}
        {...(source !== undefined && { imageSrc: source })}
        busy={loading}
        onRefresh={() => actor.send({ type: "captcha.refreshed" })}
      />
    </div>
  );
}
