/**
 * The part of jsdom that the server needs; its published types would bring Node's into the browser.
 */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & typeof globalThis;
  }
}
