import type { Plugin } from 'vite';

const ENTRY = /src[\\/]app[\\/]entry-browser\.tsx$/;
const PAGE = /src[\\/]routes[\\/].*\.tsx\?tsr-split=component/;
/** Dependencies have a chunk of their own, styles a file of their own. */
const ELSEWHERE = /[\\/]node_modules[\\/]|\.css$/;
/** Parts that share a module of the pages before it is loaded with every page: any two, if it is short. */
const FREQUENT = 4;
const SHORT_CHARACTERS = 1_500;

/**
 * Decides what every page loads in one chunk, as many small ones compress badly and each is a request: whatever the
 * entry and the layout import, and what several pages, or parts that they load later, share. It follows the
 * imports, so that modules can be renamed, moved or split without changes here.
 */
export function frameChunk(): { plugin: Plugin; holds: (id: string) => boolean } {
  let frame = new Set<string>();
  const plugin: Plugin = {
    name: 'frame-chunk',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      /** A module that is imported lazily too is imported statically for the server only. */
      const importsOf = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return importedIds.filter((imported) => !dynamicallyImportedIds.includes(imported));
      };
      const reach = (roots: readonly string[]) => {
        const reached = new Set(roots);
        for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
        return reached;
      };
      const rootsOf = (pattern: RegExp) => {
        const roots = ids.filter((id) => pattern.test(id));
        if (roots.length === 0) this.error(`No module matches ${pattern}.`);
        return roots;
      };
      const entry = rootsOf(ENTRY);
      const parts = ids.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
      const reached = parts.map((part) => reach([part]));
      const isShared = (id: string) => {
        const count = parts.includes(id) ? 0 : reached.filter((part) => part.has(id)).length;
        const isShort = (this.getModuleInfo(id)?.code?.length ?? 0) < SHORT_CHARACTERS;
        return count >= (isShort ? 2 : FREQUENT);
      };
      frame = reach([...entry, ...[...reach(rootsOf(PAGE))].filter(isShared)]);
      for (const id of entry) frame.delete(id);
    },
  };
  return { plugin, holds: (id) => frame.has(id) && !ELSEWHERE.test(id) };
}
