import { askConnector } from "../src/entry/phone-auth/phoneAuthFrame.ts";

/* The portal's side alone, for the test: the very frame and messages that a registration uses. */
Object.assign(window, { askConnector });
