import { askConnector } from "../src/entry/phone-auth/phoneAuthFrame.ts";

/* Only the portal's side, for the test: the same frame and messages that a registration uses. */
Object.assign(window, { askConnector });
