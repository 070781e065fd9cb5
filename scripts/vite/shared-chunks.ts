import type { Plugin } from 'vite';
import { moduleGraph } from './module-graph.ts';

const ENTRY = /src[\\/]app[\\/]entry-browser\.tsx$/;
const PAGE = /src[\\/]routes[\\/].*\.tsx\?tsr-split=component/;
const HOME = /src[\\/]routes[\\/]_site[\\/]index\.tsx\?tsr-split=component/;
/** Dependencies have a chunk of their own, styles a file of their own. */
const ELSEWHERE = /[\\/]node_modules[\\/]|\.css$/;
/** Loaded in every page once it is idle: they must not bring other chunks with them. */
const WHEN_IDLE =
  /src[\\/](?:features[\\/]site[\\/](?:load-error|crash-screen)\.tsx|app[\\/]start-service-worker\.ts)$/;
/** Pages that have to share a module: any two, if it is short or they are all of their kind. */
const FREQUENT = 4;
const SHORT_CHARACTERS = 1_500;

/** A page loads what its kind shares and `parts`, which several kinds do; home has of all kinds. */
const KINDS = [
  ['lists', /[\\/]_site[\\/]destinations[\\/]index\.tsx/],
  ['details', /[\\/]_site[\\/](?:hotels\.\$id|destinations[\\/]\$slug)\.tsx/],
  ['texts', /[\\/]_site[\\/](?!hotels|destinations)/],
] as const;

/** `frame` is what every page loads: the imports of the entry and the layout, and what home shares. */
type SharedChunk = 'frame' | 'parts' | (typeof KINDS)[number][0];

type SharedChunks = {
  plugin: Plugin;
  /** The chunk of a module; null where that is the bundler's choice. */
  chunkOf: (id: string) => SharedChunk | null;
};

/**
 * Gathers what pages share in a few chunks, as many small ones compress badly and each is a request. It
 * follows the imports, so that modules can be renamed, moved or split without changes here.
 */
export function sharedChunks(): SharedChunks {
  const chunks = new Map<string, SharedChunk>();
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd() {
      const { ids, importsOf, importedLazily, isLazy, reach, rootsOf } = moduleGraph(this);
      const reachOf = (roots: readonly string[]) => roots.map((root) => reach([root]));
      const count = (reached: readonly Set<string>[], id: string) =>
        isLazy(id) ? 0 : reached.filter((part) => part.has(id)).length;
      const lazily = reachOf(ids.filter(isLazy));
      const pages = rootsOf(PAGE).filter((id) => !HOME.test(id));
      // The home page's own sections come lazily.
      const home = rootsOf(HOME);
      const byPages = [reach([...home, ...home.flatMap(importedLazily)]), ...reachOf(pages)];
      const kinds = KINDS.map(([name, pattern]) => {
        const reached = reachOf(pages.filter((id) => pattern.test(id)));
        return { name, reached, modules: new Set(reached.flatMap((page) => [...page])) };
      });
      const isFrequent = (id: string) => {
        const isShort = (this.getModuleInfo(id)?.code?.length ?? 0) < SHORT_CHARACTERS;
        const isOfWholeKind = kinds.some(
          ({ reached }) => reached.length > 1 && count(reached, id) === reached.length,
        );
        return count(byPages, id) >= (isShort || isOfWholeKind ? 2 : FREQUENT);
      };
      for (const id of reach([...reach(rootsOf(PAGE))].filter(isFrequent))) {
        const [kind, another] = kinds.filter(({ modules }) => modules.has(id));
        chunks.set(id, kind && !another ? kind.name : 'parts');
      }
      const entry = rootsOf(ENTRY);
      const ofHome = [...reach(home)].filter((id) => count(lazily, id) > 1);
      const ofIdle = ids.filter((id) => WHEN_IDLE.test(id)).flatMap(importsOf);
      for (const id of reach([...entry, ...ofHome, ...ofIdle])) chunks.set(id, 'frame');
      for (const id of entry) chunks.delete(id);
    },
  };
  return { plugin, chunkOf: (id) => (ELSEWHERE.test(id) ? null : (chunks.get(id) ?? null)) };
}
