import { describe, expect, it } from "vitest";
import type { RegisterRule } from "../calls/registration.ts";
import { registerFields, registerTypesOf } from "./registration.ts";

const rule = (
  field: string,
  over: Partial<RegisterRule> = {},
): RegisterRule => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: "*",
  minLength: null,
  maxLength: null,
  digits: null,
  ...over,
});
const off = { registrationSms: false, mobileRegistrationPassword: false };
const names = (...args: Parameters<typeof registerFields>) =>
  registerFields(...args).map(({ field }) => field);

describe("registerFields", () => {
  it("always asks for username and password when registering by username (VAL-05 … VAL-07)", () => {
    const fields = registerFields("username", [], off);
    expect(fields.map(({ field, required }) => [field, required])).toEqual([
      ["username", true],
      ["password", true],
      ["confirmPassword", true],
    ]);
  });

  // VAL-08
  it("asks only for the number by mobile, and for a password only with its flag (REG-18)", () => {
    expect(names("mobile", [], off)).toEqual(["mobileNum"]);
    expect(registerFields("mobile", [], off)[0]?.required).toBe(true);
    for (const required of [true, false])
      expect(
        registerFields("username", [rule("mobileNum", { required })], off),
      ).toContainEqual(
        expect.objectContaining({ field: "mobileNum", required }),
      );
    expect(
      names("mobile", [], { ...off, mobileRegistrationPassword: true }),
    ).toEqual(["mobileNum", "password", "confirmPassword"]);
  });

  it("asks for a code only with its flag and only with a number (REG-19)", () => {
    const flags = { ...off, registrationSms: true };
    expect(names("mobile", [], flags)).toEqual([
      "mobileNum",
      "verificationCode",
    ]);
    expect(names("username", [], flags)).not.toContain("verificationCode");
    const fields = registerFields("username", [rule("mobileNum")], flags);
    expect(fields.find(({ field }) => field === "mobileNum")?.required).toBe(
      true,
    );
    expect(
      fields.find(({ field }) => field === "verificationCode")?.required,
    ).toBe(true);
  });

  it.each([
    "payeeName",
    "paymentPassword",
    "email",
    "qqNum",
    "line",
    "whatsapp",
    "facebook",
    "wechat",
    "idNumber",
    "affiliateCode",
    "captcha",
    "verifyPwd",
    "nickname",
    "telegram",
    "recommenderId",
    "birthday",
    "zalo",
  ])(
    "shows and requires %s exactly as the server's rules say (VAL-09, VAL-10, REG-14)",
    (field) => {
      expect(names("username", [], off)).not.toContain(field);
      expect(
        names("username", [rule(field, { enabled: false })], off),
      ).not.toContain(field);
      for (const required of [true, false]) {
        const found = registerFields(
          "username",
          [rule(field, { required })],
          off,
        );
        expect(found.find((one) => one.field === field)?.required).toBe(
          required,
        );
      }
    },
  );

  it("lets no rule disable a basic field, and passes on pattern and lengths (VAL-11, OPN-04)", () => {
    const fields = registerFields(
      "username",
      [
        rule("username", {
          enabled: false,
          acceptedPattern: "letterFirst",
          minLength: 6,
          maxLength: 12,
        }),
      ],
      off,
    );
    expect(fields[0]).toEqual({
      field: "username",
      required: true,
      acceptedPattern: "letterFirst",
      minLength: 6,
      maxLength: 12,
      digits: undefined,
    });
  });

  it("ignores fields that are not in the catalogue", () => {
    expect(names("mobile", [rule("__proto__"), rule("shoeSize")], off)).toEqual(
      ["mobileNum"],
    );
  });
});

describe("registerTypesOf (REG-01)", () => {
  it.each([
    [true, true, ["username", "mobile"]],
    [true, false, ["username"]],
    [false, true, ["mobile"]],
    [false, false, []],
  ])(
    "username %s, mobile %s",
    (usernameRegistration, mobileRegistration, types) => {
      expect(
        registerTypesOf(["username", "mobile"], {
          usernameRegistration,
          mobileRegistration,
        }),
      ).toEqual(types);
    },
  );

  it("offers only types that the settings contain", () => {
    expect(
      registerTypesOf(["mobile"], {
        usernameRegistration: true,
        mobileRegistration: true,
      }),
    ).toEqual(["mobile"]);
  });
});
