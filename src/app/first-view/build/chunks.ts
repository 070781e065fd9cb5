import { existsSync } from 'node:fs';
import type { Rolldown } from 'vite';
import type { AppShell } from '../app-shell.ts';

/** Returns a source file's path, by which `sharedChunkName` finds a module. @throws Error if the file is missing */
function sourceFile(path: string): string {
  if (!existsSync(path)) throw new Error(`chunks.ts places ${path}, which no longer exists.`);
  return path;
}
const componentOf = (route: string) => `${sourceFile(route)}?tsr-split=component`;

const PAGE = /\/routes\/(.*)\.tsx\?tsr-split=component/;
const ENTRY = sourceFile('src/app/first-view/entry-browser.tsx');
const HOME = componentOf('src/routes/_site/index.tsx');
/** An article's page. Newsletters share its code, which as a chunk of its own would cost articles a request. */
const ARTICLE = componentOf('src/routes/_site/blog/$id.tsx');
/** Hotel pages and lazily loaded code need this module; in a chunk of its own, it would cost hotel pages a request. */
const RECORD_PATHS = sourceFile('src/domain/site/record-paths.ts');
/** Modules of a chunk that every page preloads when idle, for use offline. The chunk must not import further chunks. */
const AFTER_IDLE = [
  sourceFile('src/app/first-view/after-idle.later.ts'),
  sourceFile('src/features/shell/crash-screen.tsx'),
  sourceFile('src/features/shell/load-error.tsx'),
  sourceFile('src/features/shell/list-load-error.tsx'),
];
/** Characters below which a module of two pages goes into the chunk `parts`: a request of its own would cost more. */
const SHORT_CHARACTERS = 1_500;

/** Returns a module with all its direct and indirect importers, except those that import it lazily. */
function needing(id: string, modules: Rolldown.ChunkingContext): string[] {
  const moduleIds = new Set([id]);
  for (const moduleId of moduleIds) {
    const { importers = [] } = modules.getModuleInfo(moduleId) ?? {};
    for (const importer of importers) moduleIds.add(importer);
  }
  return [...moduleIds];
}

/**
 * Returns the name of the shared chunk that gets a module; null if the module needs none. Not by Rolldown's
 * `minShareCount`, which counts lazy imports too and would make pages load the code of forms.
 */
export function sharedChunkName(id: string, modules: Rolldown.ChunkingContext) {
  const isAfterIdle = (moduleId: string) => AFTER_IDLE.some((file) => moduleId.endsWith(file));
  if (isAfterIdle(id) || id.includes('/workbox-window/')) return 'after-idle';
  if (id.includes('/node_modules/') || id.endsWith('.css') || id.endsWith(ENTRY)) return null;
  if (id.includes(ARTICLE)) return 'article';
  const isLazy = (moduleId: string) =>
    modules.getModuleInfo(moduleId)?.dynamicImporters.length !== 0;
  const importers = needing(id, modules);
  const isNeededBy = (file: string) => importers.some((importer) => importer.includes(file));
  if (isNeededBy(ENTRY)) return 'frame';
  if (id.endsWith(RECORD_PATHS)) return 'parts';
  if (isLazy(id) || importers.filter(isLazy).length < 2) return null;
  if (isNeededBy(HOME) || importers.some(isAfterIdle)) return 'frame';
  const pages = importers.filter((importer) => PAGE.test(importer)).sort();
  const isShort = (modules.getModuleInfo(id)?.code?.length ?? 0) < SHORT_CHARACTERS;
  if (pages.length > (isShort ? 1 : 2)) return 'parts';
  if (pages.length > 1 && isNeededBy(ARTICLE)) return 'article';
  const names = pages.map((page) => page.replace(/.*routes|_site|\.tsx.*/g, ''));
  return names.length > 0 ? `of${names.join('').replace(/\W+/g, '-')}` : null;
}

const routeId = (file: string) =>
  `/${file.replaceAll(/[\\.]/g, '/').replace(/(?<=\/|^)index$/, '')}`;

/** Returns, by route, the scripts that its page needs for hydration, the entry script first. */
export function scriptsByRoute(bundle: Rolldown.OutputBundle): AppShell['routeScripts'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scriptsOf = (page: string) => {
    const needed = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? fileName : [])));
    needed.add(page);
    for (const name of needed) {
      const file = bundle[name];
      if (file?.type === 'chunk') for (const imported of file.imports) needed.add(imported);
    }
    return [...needed].map((name) => `/${name}`).join(' ');
  };
  const pages = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const file = PAGE.exec(id)?.[1];
      return file === undefined ? [] : [[routeId(file), scriptsOf(fileName)]];
    }),
  );
  return Object.fromEntries(pages);
}
