import type { Rolldown } from 'vite';

const ENTRY = /src[\\/](?:admin[\\/]app[\\/]entry|app[\\/]entry-browser)\.tsx$/;
const PREVIEW = /src[\\/]app[\\/]preview[\\/]entry\.tsx$/;
const PAGE = /[\\/]routes[\\/].*\.tsx\?tsr-split=component/;
const HOME = /src[\\/]routes[\\/]_site[\\/]index\.tsx\?tsr-split=component/;
/** Loaded in every page once it is idle: it must not bring other chunks with it. */
const WHEN_IDLE = /src[\\/]features[\\/]site[\\/](?:load-error|crash-screen)\.tsx$/;
const SIGN_IN = /src[\\/]admin[\\/]routes[\\/]admin\.login\.tsx\?tsr-split/;
/** What three pages need, or two if it is shorter, comes to the others too: a request costs more. */
const SHORT_CHARACTERS = 1_500;

/** Lists what needs a module: what imports it, what imports that, and so on; `lazily` too if wanted. */
function needing(id: string, modules: Rolldown.ChunkingContext, lazily = false): string[] {
  const found = new Set([id]);
  for (const one of found) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {};
    for (const other of lazily ? [...importers, ...dynamicImporters] : importers) {
      // What is imported lazily too is imported for the server only.
      if (lazily || !dynamicImporters.includes(other)) found.add(other);
    }
  }
  return [...found];
}

const count = (ids: readonly string[], pattern: RegExp) =>
  ids.filter((id) => pattern.test(id)).length;

/**
 * Names the chunk of what pages share: `frame` for what all load, at once or when idle, or home shares,
 * `parts` for what several others do, and one for what a page or a pair shares with lazy imports.
 * Rolldown's own `minShareCount` counts each of those as a page, and brings in forms.
 */
export function siteChunk(id: string, modules: Rolldown.ChunkingContext) {
  if (/[\\/]node_modules[\\/]|\.css$/.test(id) || ENTRY.test(id)) return null;
  const isLazy = (one: string) => modules.getModuleInfo(one)?.dynamicImporters.length !== 0;
  const needed = needing(id, modules);
  if (count(needed, ENTRY)) return 'frame';
  if (isLazy(id) || WHEN_IDLE.test(id) || needed.filter(isLazy).length < 2) return null;
  if (count(needed, HOME) + count(needed, WHEN_IDLE) > 0) return 'frame';
  const pages = needed.filter((one) => PAGE.test(one)).sort();
  const isShort = (modules.getModuleInfo(id)?.code?.length ?? 0) < SHORT_CHARACTERS;
  if (pages.length > (isShort ? 1 : 2)) return 'parts';
  const names = pages.map((page) => page.replace(/.*routes|_site|\.tsx.*/g, ''));
  return names.length > 0 ? `of${names.join('').replace(/\W+/g, '-')}` : null;
}

/** The same for the administration: before signing in, after it, and what the preview has of both. */
export function adminChunk(id: string, modules: Rolldown.ChunkingContext) {
  if (id.endsWith('.css') || ENTRY.test(id)) return null;
  const needed = needing(id, modules);
  const isStart = count(needed, ENTRY) + count(needed, SIGN_IN) > 0;
  const chunk = isStart ? 'start' : count(needed, PAGE) > 1 ? 'kit' : null;
  return chunk && count(needing(id, modules, true), PREVIEW) ? 'common' : chunk;
}
