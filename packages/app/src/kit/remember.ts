import * as v from "valibot";
import type { Brand } from "@foyer/platform/brand";
import { rememberMaxAgeSeconds } from "@foyer/platform/constants";
import type { Remembered } from "@foyer/flows/login";

/*
 * Remember-me with the least risk (OPN-10): the cookie holds only ciphertext; its key is in IndexedDB and cannot be
 * exported by any script, not even ours. A stolen cookie or a server log reveals nothing.
 * What remains: code running on this page can request the same decryption while it runs; and anyone who copies the
 * browser's whole profile from the disk has cookie and key, and with them the password.
 * A platform that gives this device its own token removes the second risk: then no password is kept, and the token is
 * worthless once it was used, revoked or has expired.
 */

const databaseName = "foyer-remember";
const storeName = "keys";
const keyName = "signIn";

const record = v.union([
  v.object({
    username: v.string(),
    deviceToken: v.string(),
    expiresAt: v.number(),
  }),
  v.object({
    username: v.string(),
    password: v.string(),
    expiresAt: v.number(),
  }),
  v.object({
    mobileNum: v.string(),
    countryDialingCode: v.string(),
    expiresAt: v.number(),
  }),
]);

/**
 * Opens the store of the remembered login of one brand on this device. Where the browser has no WebCrypto or no
 * IndexedDB, nothing is ever remembered.
 *
 * @param brand Without `rememberPassword` the username alone is kept; a mobile number has no secret with it either way.
 * @example const remember = rememberStore(brand);
 */
export function rememberStore({
  merchantCode,
  rememberPassword,
}: Pick<Brand, "merchantCode" | "rememberPassword">) {
  const secure = location.protocol === "https:";
  const name = `${secure ? "__Host-" : ""}foyer-remember`;
  const context = new TextEncoder().encode(
    `${location.origin} ${merchantCode} v1`,
  );

  const writeCookie = (value: string, maxAge: number) => {
    document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure ? "; Secure" : ""}`;
  };
  const forget = async () => {
    writeCookie("", 0);
    await withStore("readwrite", (store) => store.delete(keyName)).catch(
      () => undefined,
    );
  };

  return {
    forget,
    async keep(remembered: NonNullable<Remembered>): Promise<void> {
      const key = await crypto.subtle.generateKey(
        { name: "AES-GCM", length: 256 },
        false,
        ["encrypt", "decrypt"],
      );
      await withStore("readwrite", (store) => store.put(key, keyName));
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const expiresAt = Date.now() + rememberMaxAgeSeconds * 1000;
      const kept =
        "username" in remembered && !rememberPassword
          ? { username: remembered.username, password: "" }
          : remembered;
      const plain = JSON.stringify({ ...kept, expiresAt });
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv, additionalData: context },
        key,
        new TextEncoder().encode(plain),
      );
      writeCookie(
        toText(new Uint8Array([...iv, ...new Uint8Array(sealed)])),
        rememberMaxAgeSeconds,
      );
    },
    /** Undefined if nothing is stored, or if what is stored can no longer be decrypted; then it is removed. */
    async recall(): Promise<Remembered> {
      const value = readCookie(name);
      if (value === undefined) return undefined;
      try {
        const key: unknown = await withStore("readonly", (store) =>
          store.get(keyName),
        );
        if (!(key instanceof CryptoKey)) throw new Error("The key is gone.");
        const bytes = toBytes(value);
        const plain = await crypto.subtle.decrypt(
          { name: "AES-GCM", iv: bytes.slice(0, 12), additionalData: context },
          key,
          bytes.slice(12),
        );
        const kept = v.parse(
          record,
          JSON.parse(new TextDecoder().decode(plain)),
        );
        const { expiresAt, ...remembered } = kept;
        if (expiresAt <= Date.now()) throw new Error("Its day is over.");
        return remembered;
      } catch {
        await forget();
        return undefined;
      }
    },
  };
}

function readCookie(name: string): string | undefined {
  const found = document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const toBytes = (text: string) =>
  Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")),
    (char) => char.charCodeAt(0),
  );

function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(storeName, mode);
      const asked = work(transaction.objectStore(storeName));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
      transaction.oncomplete = () => database.close();
      transaction.onabort = () => database.close();
    };
  });
}
