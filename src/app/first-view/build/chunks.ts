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
const ARTICLE = componentOf('src/routes/_site/blog/$id.tsx');
const RECORD_PATHS = sourceFile('src/domain/site/record-paths.ts');
/** Modules that every page preloads when idle, for use offline. Their chunk must not import further chunks. */
const AFTER_IDLE = [
  sourceFile('src/app/first-view/after-idle.later.ts'),
  sourceFile('src/features/shell/crash-screen.tsx'),
  sourceFile('src/features/shell/load-error.tsx'),
  sourceFile('src/features/shell/list-load-error.tsx'),
  '/workbox-window/',
];
const SHORT_CHARACTERS = 1_500;

type SharedModule = {
  id: string;
  isNeededBy(file: string): boolean;
  /** Pages that need the module. */
  pages: readonly string[];
  /** True if several pages or lazily loaded parts need the module. */
  isShared: boolean;
  isShort: boolean;
};

/**
 * The first rule that takes a module names its chunk; null leaves it to Rolldown. Each says what it saves on first views,
 * as builds without it showed.
 */
const RULES: readonly [chunk: string | null, takes: (module: SharedModule) => boolean][] = [
  // One file for what runs when idle: a request and 0.3 kB on every page.
  ['after-idle', ({ id }) => AFTER_IDLE.some((file) => id.includes(file))],
  // Libraries, styles and the entry: if a page's chunk held valibot, whatever reads data would load that page.
  [null, ({ id }) => /\/node_modules\/|\.css$/.test(id) || id.endsWith(ENTRY)],
  // One file for what every page needs: 4 requests and 1.5 to 6.3 kB on every page.
  ['frame', ({ isNeededBy }) => isNeededBy(ENTRY)],
  // What hotel pages and lazy parts need: a request on hotel pages, for 0.1 kB on others.
  ['parts', ({ id }) => id.endsWith(RECORD_PATHS)],
  // What the home page or the idle code shares with others: 2 requests and 5 kB on the home page, 0.8 kB on others.
  ['frame', ({ isShared, isNeededBy }) => isShared && [HOME, ...AFTER_IDLE].some(isNeededBy)],
  // One file for what three pages need or, if it is short, two: 8 requests on hotel pages, for 4 kB on articles.
  ['parts', ({ pages, isShort }) => pages.length > (isShort ? 1 : 2)],
  // An article's page, with what it shares with newsletters: a request and 0.2 kB on articles.
  ['article', ({ id }) => id.includes(ARTICLE)],
  ['article', ({ pages, isNeededBy }) => pages.length > 1 && isNeededBy(ARTICLE)],
];

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
 * Returns the name of the shared chunk that gets a module; null if Rolldown places it. Not by Rolldown's
 * `minShareCount`, which counts lazy imports too and would make pages load the code of forms.
 */
export function sharedChunkName(id: string, modules: Rolldown.ChunkingContext) {
  const isLazy = (moduleId: string) =>
    modules.getModuleInfo(moduleId)?.dynamicImporters.length !== 0;
  const importers = needing(id, modules);
  const pages = importers.filter((importer) => PAGE.test(importer)).sort();
  const isShared = !isLazy(id) && importers.filter(isLazy).length > 1;
  const isNeededBy = (file: string) => importers.some((importer) => importer.includes(file));
  const isShort = (modules.getModuleInfo(id)?.code?.length ?? 0) < SHORT_CHARACTERS;
  const module = { id, isNeededBy, pages, isShared, isShort };
  const rule = RULES.find(([, takes]) => takes(module));
  if (rule) return rule[0];
  // A file for each set of pages that shares code with others or with lazy parts: 3 requests and 0.7 kB on /destinations.
  const names = pages.map((page) => page.replace(/.*routes|_site|\.tsx.*/g, ''));
  return isShared && names.length > 0 ? `of${names.join('').replace(/\W+/g, '-')}` : null;
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
