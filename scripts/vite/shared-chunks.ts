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
/** Pages that have to share a module: any two, if it is short. */
const FREQUENT = 4;
const SHORT_CHARACTERS = 1_500;

type SharedChunks = {
  plugin: Plugin;
  /** What every page loads: the imports of the entry and the layout, and those that home shares. */
  isInFrame: (id: string) => boolean;
  /** What many other pages share besides. */
  isInParts: (id: string) => boolean;
};

/**
 * Gathers what pages share in two chunks, as many small ones compress badly and each is a request. It
 * follows the imports, so that modules can be renamed, moved or split without changes here.
 */
export function sharedChunks(): SharedChunks {
  let frame = new Set<string>();
  let parts = new Set<string>();
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd() {
      const { ids, importsOf, importedLazily, isLazy, reach, rootsOf } = moduleGraph(this);
      const reachOf = (roots: readonly string[]) => roots.map((root) => reach([root]));
      const count = (reached: readonly Set<string>[], id: string) =>
        isLazy(id) ? 0 : reached.filter((part) => part.has(id)).length;
      const lazily = reachOf(ids.filter(isLazy));
      // The home page's own sections come lazily.
      const home = rootsOf(HOME);
      const wholeHome = reach([...home, ...home.flatMap(importedLazily)]);
      const byPages = [wholeHome, ...reachOf(rootsOf(PAGE).filter((id) => !HOME.test(id)))];
      const isFrequent = (id: string) => {
        const isShort = (this.getModuleInfo(id)?.code?.length ?? 0) < SHORT_CHARACTERS;
        return count(byPages, id) >= (isShort ? 2 : FREQUENT);
      };
      const entry = rootsOf(ENTRY);
      const ofHome = [...reach(home)].filter((id) => count(lazily, id) > 1);
      const ofIdle = ids.filter((id) => WHEN_IDLE.test(id)).flatMap(importsOf);
      frame = reach([...entry, ...ofHome, ...ofIdle]);
      parts = reach([...reach(rootsOf(PAGE))].filter(isFrequent));
      for (const id of frame) parts.delete(id);
      for (const id of entry) frame.delete(id);
    },
  };
  return {
    plugin,
    isInFrame: (id) => frame.has(id) && !ELSEWHERE.test(id),
    isInParts: (id) => parts.has(id) && !ELSEWHERE.test(id),
  };
}
