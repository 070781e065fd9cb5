import * as v from 'valibot';

/**
 * How a service behaves behind its proxy. `slow`: requests are carried out, but responses (on a raw
 * connection, all data) are held back until the mode changes; `late`: each request arrives four
 * seconds late; `failing`: 503, or a reset connection; `unanswered`: the request is carried out, then
 * the connection breaks; `cut`: the connection breaks in the middle of the response; `flapping`:
 * every second request or connection breaks.
 */
const BrowserMode = v.picklist([
  'up',
  'down',
  'slow',
  'late',
  'failing',
  'unanswered',
  'cut',
  'flapping',
]);
export type BrowserMode = v.InferOutput<typeof BrowserMode>;

/** The modes of a raw connection, which has no separate responses. */
const ConnectionMode = v.picklist(['up', 'down', 'slow', 'failing', 'flapping']);
export type ConnectionMode = v.InferOutput<typeof ConnectionMode>;

export const BROWSER_SERVICES = ['hosting', 'firestore', 'auth', 'functions'] as const;
export const SERVER_SERVICES = ['firestore', 'auth', 'smtp'] as const;
export type BrowserService = (typeof BROWSER_SERVICES)[number];
export type ServerService = (typeof SERVER_SERVICES)[number];

/** A fault for the browser, only on paths that start with `path`, or for the functions. */
export const Fault = v.variant('side', [
  v.object({
    side: v.literal('browser'),
    service: v.picklist(BROWSER_SERVICES),
    mode: BrowserMode,
    path: v.string(),
  }),
  v.object({
    side: v.literal('server'),
    service: v.picklist(SERVER_SERVICES),
    mode: ConnectionMode,
  }),
]);
export type Fault = v.InferOutput<typeof Fault>;
