import {
  unprovidedAction,
  unprovidedCallback,
  unprovidedPromise,
} from "../shared/unprovided.ts";
import type {
  LoadMemberOutput,
  RestoreOutput,
  SessionEvent,
} from "./session.types.ts";

/** What the session needs from its surroundings. */
export const sessionActors = {
  /** Reads the token: query string, else session storage, else a sibling tab within 200 ms (SES-02). */
  restoreToken: unprovidedPromise<RestoreOutput>("restoreToken"),
  /** Reads the member that the token belongs to. */
  loadMember: unprovidedPromise<LoadMemberOutput, { token: string }>(
    "loadMember",
  ),
  /**
   * Sends `session.signedInElsewhere`, `session.signedOutElsewhere` and `session.resumed` while the portal is open.
   */
  listenToBrowser: unprovidedCallback<SessionEvent>("listenToBrowser"),
};

/** Effects that need no answer. */
export const sessionActions = {
  /** Stores the token, and whether a new password is due, where a reload finds them. */
  keepToken: unprovidedAction("keepToken"),
  /** Clears session storage except the merchant code (SES-06), and every cached answer of the member. */
  forgetMember: unprovidedAction("forgetMember"),
  /** Tells sibling tabs that a member logged in here: those without a session ask for it. */
  announceSignIn: unprovidedAction("announceSignIn"),
  /** Tells sibling tabs that this one logged out, and of which session. */
  announceSignOut: unprovidedAction("announceSignOut"),
};
