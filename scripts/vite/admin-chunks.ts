import type { Plugin } from 'vite';
import { moduleGraph } from './module-graph.ts';

const ENTRY = /src[\\/]admin[\\/]app[\\/]entry\.tsx$/;
const PREVIEW = /src[\\/]app[\\/]preview[\\/]entry\.tsx$/;
const PAGE = /src[\\/]admin[\\/]routes[\\/].*\.tsx\?tsr-split/;
const SIGN_IN = /src[\\/]admin[\\/]routes[\\/]admin\.login\.tsx\?tsr-split/;

type AdminChunks = {
  plugin: Plugin;
  /** For `codeSplitting.groups`. */
  groups: { name: string; test: (id: string) => boolean; includeDependenciesRecursively: false }[];
};

/**
 * Gathers what the administration's pages share: in one chunk what is needed before signing in, in
 * another what two pages or more need, and in a third what the preview, a page of its own, needs of both.
 * Without it a page loads 170 files, one for every set of pages that shares a module.
 */
export function adminChunks(): AdminChunks {
  let start = new Set<string>();
  let kit = new Set<string>();
  let common = new Set<string>();
  const plugin: Plugin = {
    name: 'admin-chunks',
    apply: 'build',
    buildEnd() {
      const { importsOf, importedLazily, reach, rootsOf } = moduleGraph(this);
      const entry = rootsOf(ENTRY);
      const pages = rootsOf(PAGE).map((page) => reach([page]));
      const preview = reach(rootsOf(PREVIEW));
      for (const id of preview) {
        for (const other of [...importsOf(id), ...importedLazily(id)]) preview.add(other);
      }
      const isShared = (id: string) => pages.filter((page) => page.has(id)).length > 1;

      start = reach([...entry, ...rootsOf(SIGN_IN)]);
      kit = new Set(pages.flatMap((page) => [...page]).filter(isShared));
      common = new Set([...start, ...kit].filter((id) => preview.has(id)));
      for (const id of [...entry, ...common]) start.delete(id);
      for (const id of [...start, ...entry, ...common]) kit.delete(id);
    },
  };
  const group = (name: string, has: (id: string) => boolean) => ({
    name,
    test: (id: string) => has(id) && !id.endsWith('.css'),
    includeDependenciesRecursively: false as const,
  });
  return {
    plugin,
    groups: [
      group('common', (id) => common.has(id)),
      group('start', (id) => start.has(id)),
      group('kit', (id) => kit.has(id)),
    ],
  };
}
