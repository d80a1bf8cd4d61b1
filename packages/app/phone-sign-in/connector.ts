import { startPhoneSignIn } from "../src/connect/phone.ts";
import { firebaseSdk } from "./firebase.ts";

/* Source of /connect/phone.js: the connector's own logic on top of the third party's SDK. */
startPhoneSignIn(window, firebaseSdk);
