import { activityApplicationStates } from "./activityApplication.ts";
import { announcementPopupStates } from "./announcementPopup.ts";
import { captchaStates } from "./captcha.ts";
import { changePasswordStates } from "./changePassword.ts";
import { contractRequestStates } from "./contractRequest.ts";
import { convertStates } from "./convertPoints.ts";
import { depositStates } from "./deposit.ts";
import { depositOrderStates } from "./depositOrder.ts";
import { favouritesStates } from "./favourites.ts";
import { forgotPasswordStates } from "./forgotPassword.ts";
import { gameLaunchStates } from "./gameLaunch.ts";
import { launchGateStates } from "./launchGate.ts";
import { loginStates } from "./login.ts";
import { logoutStates } from "./logout.ts";
import { memberTransferStates } from "./memberTransfer.ts";
import { redeemStates } from "./redeemPoints.ts";
import { registerStates } from "./register.ts";
import { sessionStates } from "./session.ts";
import { smsCodeStates } from "./smsCode.ts";
import { walletReturnStates } from "./walletReturn.ts";
import { walletTransferStates } from "./walletTransfer.ts";
import { withdrawStates } from "./withdraw.ts";
import { withdrawalReceiptStates } from "./withdrawalReceipt.ts";

/** The states of every flow, by the name of its page; each has a story. */
export const flows = {
  ActivityApplication: activityApplicationStates,
  AnnouncementPopup: announcementPopupStates,
  Captcha: captchaStates,
  ChangePassword: changePasswordStates,
  ContractRequest: contractRequestStates,
  ConvertPoints: convertStates,
  Deposit: depositStates,
  DepositOrder: depositOrderStates,
  Favourites: favouritesStates,
  ForgotPassword: forgotPasswordStates,
  GameLaunch: gameLaunchStates,
  LaunchGate: launchGateStates,
  Login: loginStates,
  Logout: logoutStates,
  MemberTransfer: memberTransferStates,
  RedeemPoints: redeemStates,
  Register: registerStates,
  Session: sessionStates,
  SmsCode: smsCodeStates,
  WalletReturn: walletReturnStates,
  WalletTransfer: walletTransferStates,
  Withdraw: withdrawStates,
  WithdrawalReceipt: withdrawalReceiptStates,
};
