/* What the server uses of it. Its published types bring another version of Node's along, which then hold everywhere. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}
