import { build } from 'vite';
import { expect, test } from 'vitest';
import { sharedChunks } from '#scripts/vite/shared-chunks.ts';

const page = (name: string) => `/src/routes/_site/${name}.tsx?tsr-split=component`;
const PAGES = [
  'index',
  'about',
  'contact',
  'legal',
  'favoris',
  'destinations/index',
  'destinations/$slug',
  'hotels.$id',
].map(page);

const long = (name: string) => `console.log('${name.repeat(1000)}');`;

const APPLICATION: Record<string, string> = {
  '/src/app/entry-browser.tsx': `import '/layout.ts'; console.log(${[...PAGES, '/form.ts', '/src/features/site/crash-screen.tsx', '/src/app/start-service-worker.ts'].map((id) => `import('${id}')`)});`,
  '/layout.ts': `import '/footer.ts'; export const part = [() => import('/footer.ts')]; console.log('layout');`,
  '/footer.ts': `console.log('footer');`,
  [page('index')]: `import '/hero.ts'; import '/picture.ts'; console.log(import('/featured.ts'));`,
  '/featured.ts': `import '/price.ts'; import '/slider.ts'; console.log('featured');`,
  '/price.ts': `console.log('price');`,
  '/slider.ts': `console.log('slider');`,
  '/star.ts': `console.log('star');`,
  '/html.ts': long('html'),
  '/rows.ts': long('rows'),
  [page('about')]:
    `import '/price.ts'; import '/limits.ts'; import '/picture.ts'; import '/field.ts'; import '/card.ts';`,
  [page('contact')]: `import '/limits.ts'; import '/field.ts'; import '/card.ts';`,
  [page('legal')]: `import '/field.ts'; import '/legal.ts';`,
  [page('favoris')]: `import '/field.ts'; import '/tabs.ts';`,
  [page('destinations/index')]: `import '/field.ts'; import '/slider.ts'; import '/rows.ts';`,
  [page('destinations/$slug')]: `import '/rows.ts'; import '/html.ts'; import '/star.ts';`,
  [page('hotels.$id')]: `import '/html.ts'; import '/star.ts'; import '/price.ts';`,
  '/form.ts': `import '/field.ts'; import '/tabs.ts'; import '/card.ts'; console.log('form');`,
  '/tabs.ts': `console.log('tabs');`,
  '/src/features/site/crash-screen.tsx': `import '/message.ts'; console.log('crash');`,
  '/src/app/start-service-worker.ts': `import '/report.ts'; console.log('worker');`,
  '/report.ts': `console.log('report');`,
  '/message.ts': `console.log('message');`,
  '/hero.ts': `console.log('hero');`,
  '/limits.ts': `console.log('limits');`,
  '/legal.ts': `console.log('legal');`,
  '/card.ts': long('card'),
  '/field.ts': long('field'),
  '/picture.ts': `import '/sources.ts'; console.log('picture');`,
  '/sources.ts': `console.log('sources');`,
};

/** The application's modules in the shared chunks. */
async function chunksOf(application: Record<string, string>) {
  const shared = sharedChunks();
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'application',
        enforce: 'pre',
        resolveId: (id) => (id in application ? id : undefined),
        load: (id) =>
          id in application ? { code: application[id] ?? '', moduleType: 'js' } : undefined,
      },
      shared.plugin,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: '/src/app/entry-browser.tsx',
        treeshake: { moduleSideEffects: true },
        output: {
          codeSplitting: {
            groups: [{ name: shared.chunkOf, includeDependenciesRecursively: false }],
          },
        },
      },
    },
  });
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const names = ['frame', 'parts', 'lists', 'details', 'texts'];
  const found = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' && names.includes(chunk.name)
      ? [[chunk.name, chunk.moduleIds.filter((id) => id in application).sort()] as const]
      : [],
  );
  return Object.fromEntries(found);
}

test('the frame is what entry, layout and what an idle page loads import, and the home page with others', async () => {
  const { frame } = await chunksOf(APPLICATION);
  expect(frame).toEqual(['/layout.ts', '/message.ts', '/picture.ts', '/report.ts', '/sources.ts']);
});

test('what four pages share besides, two if it is short or they are all of their kind, is with their kind or, if there are several, with the parts of all', async () => {
  expect(await chunksOf(APPLICATION)).toMatchObject({
    parts: ['/field.ts', '/price.ts'],
    lists: ['/slider.ts'],
    details: ['/html.ts', '/star.ts'],
    texts: ['/limits.ts'],
  });
});

test('pages that are moved fail the build instead of falling out of the chunks', async () => {
  const moved = Object.entries(APPLICATION).map(([id, code]) => [
    id.replace('/routes/', '/pages/'),
    code.replaceAll('/routes/', '/pages/'),
  ]);
  await expect(chunksOf(Object.fromEntries(moved))).rejects.toThrow('No module matches');
});
