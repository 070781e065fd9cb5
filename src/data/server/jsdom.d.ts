/** Declares the part of jsdom that is used, because jsdom's own types would bring Node's types into browser code. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & typeof globalThis;
  }
}
