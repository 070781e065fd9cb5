import type { Plugin, Rolldown } from 'vite';
import type { RouteScripts } from '../../src/app/first-view.ts';

const PAGE = /src[\\/]routes[\\/](.*)\.tsx\?tsr-split=component/;

const routeId = (file: string) =>
  `/${file.replaceAll(/[\\.]/g, '/').replace(/(?<=\/|^)index$/, '')}`;

/** Returns, by route, the scripts that its page needs for hydration, the entry script first. */
function scriptsByRoute(bundle: Rolldown.OutputBundle): RouteScripts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const reach = (roots: readonly string[]) => {
    const reached = new Set(roots);
    for (const name of reached) {
      const file = bundle[name];
      if (file?.type === 'chunk') for (const imported of file.imports) reached.add(imported);
    }
    return [...reached].map((name) => `/${name}`);
  };
  const entries = chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName);
  const pages = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, file] = PAGE.exec(id) ?? [];
      return file === undefined ? [] : [[routeId(file), reach([...entries, fileName])] as const];
    }),
  );
  return Object.fromEntries(pages);
}

/** Writes the list of each page's scripts for the server, in a file beside Vite's manifest, which is not public. */
export function routeScriptsPlugin(): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: '.vite/first-view.json',
          source: JSON.stringify(scriptsByRoute(bundle)),
        });
      },
    },
  };
}
