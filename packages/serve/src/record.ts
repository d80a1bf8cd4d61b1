import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "@foyer/platform/brand";
import type { ServedPages } from "./pages.ts";
import type { Hosts } from "./policy.ts";

/** What a build says of itself in its `.foyer.json`, for whatever serves it. */
export interface BuildRecord extends ServedPages {
  /** Name of the brand's folder. */
  readonly brand: string;
  /** The host name that visitors type, as the build's environment named it. */
  readonly host: string;
  readonly merchantCode: string;
  readonly hosts: Hosts;
  /** Absent: codes are sent by the platform itself. */
  readonly phoneSignIn?: Brand["phoneSignIn"];
}

/**
 * Reads the record of a build, which `portalFiles` writes.
 *
 * @throws Error if the folder has none.
 * @example readRecord("packages/app/dist").brand
 */
export const readRecord = (folder: string): BuildRecord =>
  JSON.parse(readFileSync(join(folder, ".foyer.json"), "utf8"));
