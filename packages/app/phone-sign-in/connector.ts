import { startPhoneSignIn } from "../src/connect/phone.ts";
import { firebaseSdk } from "./firebase.ts";

/* What /connect/phone.js is built from: the connector's own logic with the third party's SDK behind it. */
startPhoneSignIn(window, firebaseSdk);
