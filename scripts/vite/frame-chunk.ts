import type { Plugin } from 'vite';

const ENTRY = /src[\\/]app[\\/]entry-browser\.tsx$/;
const LAYOUT = /src[\\/]routes[\\/]_site\.tsx\?tsr-split=component/;
const HOME = /src[\\/]routes[\\/]_site[\\/]index\.tsx\?tsr-split=component/;
/** Dependencies have a chunk of their own, styles a file of their own. */
const ELSEWHERE = /[\\/]node_modules[\\/]|\.css$/;

/**
 * Decides what every page loads in one chunk, as many small ones compress badly: whatever the
 * entry, the site's layout and the home page import, but for the home page's own modules. It
 * follows the imports, so that modules can be renamed, moved or split without changes here.
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
      const homePage = rootsOf(HOME);
      const home = reach(homePage);
      const isShared = (id: string) => {
        const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
        return [...importers, ...dynamicImporters].some((importer) => !home.has(importer));
      };
      const shared = [...home].filter((id) => !homePage.includes(id) && isShared(id));
      frame = reach([...entry, ...rootsOf(LAYOUT), ...shared]);
      for (const id of entry) frame.delete(id);
    },
  };
  return { plugin, holds: (id) => frame.has(id) && !ELSEWHERE.test(id) };
}
