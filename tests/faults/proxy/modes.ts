import * as v from 'valibot';

/**
 * How a service behaves behind its proxy. `slow`: what is asked is carried out, and its answer held back
 * until the mode changes (of a connection: all that it carries); `late`: each request arrives four
 * seconds later; `failing`: 503, or a connection that is reset; `unanswered`: carried out, then the connection breaks; `cut`: it breaks in the middle of the
 * answer; `flapping`: every second request or connection breaks.
 */
const BrowserMode = v.picklist([
  ...(['up', 'down', 'slow', 'late', 'failing', 'unanswered', 'cut', 'flapping'] as const),
]);
export type BrowserMode = v.InferOutput<typeof BrowserMode>;

/** A connection carries no single answers. */
const ConnectionMode = v.picklist(['up', 'down', 'slow', 'failing', 'flapping']);
export type ConnectionMode = v.InferOutput<typeof ConnectionMode>;

export const BROWSER_SERVICES = ['hosting', 'firestore', 'auth', 'functions'] as const;
export const SERVER_SERVICES = ['firestore', 'auth', 'smtp'] as const;
export type BrowserService = (typeof BROWSER_SERVICES)[number];
export type ServerService = (typeof SERVER_SERVICES)[number];

/** What the browser meets, on paths that start with `path` if one is given, or what the functions meet. */
export const Fault = v.variant('side', [
  v.object({
    side: v.literal('browser'),
    service: v.picklist(BROWSER_SERVICES),
    mode: BrowserMode,
    path: v.optional(v.string()),
  }),
  v.object({
    side: v.literal('server'),
    service: v.picklist(SERVER_SERVICES),
    mode: ConnectionMode,
  }),
]);
export type Fault = v.InferOutput<typeof Fault>;
