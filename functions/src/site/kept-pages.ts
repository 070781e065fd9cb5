import { renderAnew } from '../../../src/app/entry-server.tsx';
import { allowance } from './allowance.ts';
import type { Encoding } from './compress.ts';

/** A page ready to be sent; compressed when a browser first asks for it so. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
};

const KEPT_MS = 30_000;
const MAX_PAGES = 200;
const MAX_SESSIONS = 1000;
/** The tests change something all the time. */
const FORGET_LIMIT = process.env.FUNCTIONS_EMULATOR === 'true' ? 1_000_000 : 6;

const pages = new Map<string, { page: Promise<KeptPage>; until: number }>();
const sessions = new Set<string>();

/**
 * The page of a path, rendered anew after half a minute. Those who ask at once share one rendering;
 * only what was found is kept, so that unknown addresses fill no memory.
 */
export function keptPage(path: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
  const kept = pages.get(path);
  if (kept && Date.now() < kept.until) return kept.page;
  pages.delete(path);
  const [oldest] = pages.keys();
  if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  const entry = { until: Date.now() + KEPT_MS, page: render() };
  pages.set(path, entry);
  const drop = () => {
    if (pages.get(path) === entry) pages.delete(path);
  };
  entry.page.then(({ status }) => status !== 200 && drop(), drop);
  return entry.page;
}

/** Anybody can invent a session: an instance forgets so often in a minute, and at once after a pause. */
const mayForget = allowance(FORGET_LIMIT, 60_000 / FORGET_LIMIT);

/**
 * Forgets all that was kept when an administrator has changed something: the value of `__session` is
 * then one that this instance has not seen (src/admin/data/refresh-public-side.ts). Beyond the limit
 * a page is as old as other visitors see it.
 */
export function noteSession(cookies: string): void {
  const session = /(?:^|;\s*)__session=(\d{13})(?:;|$)/.exec(cookies)?.[1];
  if (session === undefined || sessions.has(session) || !mayForget()) return;
  const [oldest] = sessions;
  if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  sessions.add(session);
  pages.clear();
  renderAnew();
}
