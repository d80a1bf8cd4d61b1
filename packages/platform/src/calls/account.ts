import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { registerRule } from "./registration.ts";
import { memberInfo } from "./session.ts";
import { stepUpRequest } from "./step-up.ts";

/** A field of the profile: its rule as in W-16, its value, and whether the member may change it. */
export const profileField = v.object({
  ...registerRule.entries,
  /** Empty: not given yet. Private values may be masked, and are not editable then. */
  value: optionalText(),
  editable: flag(),
  /** For an e-mail address: the link that was sent to it has not been opened, so it cannot be used yet. */
  unconfirmed: flag(),
});
export type ProfileField = v.InferOutput<typeof profileField>;

export const profile = defineCall({
  id: "W-92b",
  name: "profile",
  purpose:
    "Reads the fields of the profile with their values, and the upline agent.",
  method: "GET",
  path: "/wps/member/info/profile",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({
    list: list(profileField),
    /** Username of the upline agent; empty: there is none, or the platform does not say. */
    upline: optionalText(),
  }),
});

const optional = v.optional(v.string());

export const updateProfile = defineCall({
  id: "W-92",
  name: "updateProfile",
  purpose: "Changes the member's profile.",
  method: "POST",
  path: "/wps/member/info/profile",
  auth: "token",
  sealed: true,
  // A field that is left out stays unchanged.
  request: v.object({
    nickname: optional,
    payeeName: optional,
    fullName: optional,
    /** `YYYY-MM-DD`. */
    birthday: optional,
    mobileNum: optional,
    email: optional,
    idNumber: optional,
    bankAccountName: optional,
    qqNum: optional,
    whatsapp: optional,
    facebook: optional,
    telegram: optional,
    zalo: optional,
    line: optional,
    nationality: optional,
    placeOfBirth: optional,
    permanentAddress: optional,
    currentAddress: optional,
    occupation: optional,
    sourceOfIncome: optional,
    /** Sent along with a birthday: the member confirms being old enough (VAL-54). */
    ageConfirmed: v.optional(v.picklist([0, 1])),
    ...stepUpRequest,
  }),
  response: memberInfo.response,
  errors: ["STEP_UP_REQUIRED"],
});

export const vip = defineCall({
  id: "W-114",
  name: "vip",
  purpose:
    "Reads the member's VIP rank, what is missing for the next one, until when it is kept, and the benefits of each rank.",
  method: "GET",
  path: "/wps/relay/MCS2_vip",
  auth: "token",
  request: v.object({}),
  response: v.object({
    rank: text(),
    label: optionalText(),
    /** Valid bets so far, and those that the next rank requires; "0": there is no higher rank. */
    progress: amount(),
    target: amount(),
    /** Since when the member has the rank, in ms. */
    since: v.nullish(epoch()),
    /**
     * Until when the rank is kept, and by which bets it is kept longer. Absent: it is not lost, or the member is not to
     * read about bets, for example after a limit or an exclusion.
     */
    keep: v.nullish(
      v.object({
        until: epoch(),
        /** Valid bets of the period so far, and those that keep the rank for another period. */
        counted: amount(),
        needed: amount(),
        /** Name of the rank after that, if they are not reached. */
        below: text(),
      }),
    ),
    /** All ranks, lowest first. Without it, only the ranks with benefits are listed. */
    ranks: list(
      v.object({
        rank: text(),
        label: text(),
        /** Valid bets that lead here from the rank below. */
        target: amount(),
        /** Valid bets that keep it; "0": it is never lost. Absent: not said. */
        keep: v.nullish(amount()),
      }),
    ),
    /** Length of the period for which a rank is kept at a time, in days. */
    keptDays: v.nullish(count()),
    benefits: list(
      v.object({
        /** The rank that brings it, and that rank's name. */
        rank: text(),
        label: text(),
        title: text(),
        detail: optionalText(),
      }),
    ),
  }),
});
