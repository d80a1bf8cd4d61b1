import type * as v from "valibot";
import type { memberInfo } from "../calls/session.ts";
import type {
  permission,
  systemStatus,
  WhitelabelNode,
} from "../calls/system.ts";

type Member = v.InferOutput<typeof memberInfo.response>;
type Permission = v.InferOutput<typeof permission.response>;
type Status = v.InferOutput<typeof systemStatus.response>;

/**
 * An invented full member.
 *
 * @example sampleMember({ type: "4" })
 */
export function sampleMember(over: Partial<Member> = {}): Member {
  return {
    id: "501",
    account: "mira88",
    nickname: "Mira",
    type: "0",
    currencySymbol: "RM",
    vipLabelName: "Coral",
    vipRankLevel: "2",
    hasVip: true,
    ...over,
  };
}

/**
 * A switch of the whitelabel tree.
 *
 * @example sampleFlag("AGENTPOLICY3", true)
 */
export function sampleFlag(code: string, on: boolean): WhitelabelNode {
  return { code, value: on ? "1" : "0", children: [] };
}

/**
 * Site-wide information of an invented portal.
 *
 * @example samplePermission({ imageCDNs: [] })
 */
export function samplePermission(over: Partial<Permission> = {}): Permission {
  return {
    customerService: [],
    resources: [
      {
        name: "Telegram",
        resourceType: "",
        labelNameEn: "Telegram",
        url: "https://channel.example/t",
      },
      {
        name: "Android",
        resourceType: "Android",
        labelNameEn: "Android app",
        url: "https://get.foyer.example/a",
      },
    ],
    whitelabel: [
      sampleFlag("USERNAMEREG3", true),
      sampleFlag("MOBILENUMREG3", true),
    ],
    mainDomain: "portal.example",
    analytics: { gtagId: "" },
    imageCDNs: [],
    launchGameCDNs: [],
    location: "",
    timeZone: "UTC",
    pathKey: "",
    ...over,
  };
}

/**
 * The status of an open system.
 *
 * @example sampleStatus({ maintenance: { on: true, message: "Back at noon.", endTime: undefined } })
 */
export function sampleStatus(over: Partial<Status> = {}): Status {
  return {
    maintenance: { on: false, message: "", endTime: undefined },
    regionRestriction: { on: false, message: "", ip: "" },
    ...over,
  };
}
