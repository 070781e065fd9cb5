/** What the server needs of jsdom: its own types would bring Node's into the browser. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & typeof globalThis;
  }
}
