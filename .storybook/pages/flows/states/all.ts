import { announcementPopupStates } from "./announcementPopup.ts";
import { captchaStates } from "./captcha.ts";
import { changePasswordStates } from "./changePassword.ts";
import { contractRequestStates } from "./contractRequest.ts";
import { favouritesStates } from "./favourites.ts";
import { forgotPasswordStates } from "./forgotPassword.ts";
import { gameLaunchStates } from "./gameLaunch.ts";
import { launchGateStates } from "./launchGate.ts";
import { loginStates } from "./login.ts";
import { logoutStates } from "./logout.ts";
import { registerStates } from "./register.ts";
import { sessionStates } from "./session.ts";
import { smsCodeStates } from "./smsCode.ts";
import { withdrawalReceiptStates } from "./withdrawalReceipt.ts";

/** Flows whose states have stories, by the name of their page. */
export const flows = {
  AnnouncementPopup: announcementPopupStates,
  Captcha: captchaStates,
  ChangePassword: changePasswordStates,
  ContractRequest: contractRequestStates,
  Favourites: favouritesStates,
  ForgotPassword: forgotPasswordStates,
  GameLaunch: gameLaunchStates,
  LaunchGate: launchGateStates,
  Login: loginStates,
  Logout: logoutStates,
  Register: registerStates,
  Session: sessionStates,
  SmsCode: smsCodeStates,
  WithdrawalReceipt: withdrawalReceiptStates,
};

/** Flows with a chart only, each with the reason. */
export const comeWithTheirScreen: Readonly<Record<string, string>> = {
  ActivityApplication:
    "The page of a promotion's application is not built yet.",
  ConvertPoints: "The member centre's points are not built yet.",
  Deposit: "The member centre's deposit is not built yet.",
  DepositOrder: "The page of a deposit's order is not built yet.",
  MemberTransfer: "The agent centre's transfer is not built yet.",
  RedeemPoints: "The member centre's points are not built yet.",
  WalletReturn: "The member centre's wallets are not built yet.",
  WalletTransfer: "The member centre's wallets are not built yet.",
  Withdraw: "The member centre's withdrawal is not built yet.",
};
