import { build } from 'vite';
import { expect, test } from 'vitest';
import { frameChunk } from '#scripts/vite/frame-chunk.ts';

const LAYOUT = '/src/routes/_site.tsx?tsr-split=component';
const HOME = '/src/routes/_site/index.tsx?tsr-split=component';
const OTHER = '/src/routes/_site/about.tsx?tsr-split=component';

const APPLICATION: Record<string, string> = {
  '/src/app/entry-browser.tsx': `import '/router.ts'; console.log(import('${LAYOUT}'), import('${HOME}'), import('${OTHER}'));`,
  '/router.ts': `console.log('router');`,
  [LAYOUT]: `import '/header.ts'; import { Footer } from '/footer.ts'; export const part = [() => import('/footer.ts'), false && Footer];`,
  '/header.ts': `console.log('header');`,
  '/footer.ts': `import '/form.ts'; export const Footer = console.log('footer');`,
  '/form.ts': `console.log('form');`,
  [HOME]: `import '/hero.ts'; import '/picture.ts'; console.log('home');`,
  '/hero.ts': `console.log('hero');`,
  '/picture.ts': `import '/sources.ts'; console.log('picture');`,
  '/sources.ts': `console.log('sources');`,
  [OTHER]: `import '/picture.ts'; import '/story.ts'; console.log('about');`,
  '/story.ts': `console.log('story');`,
};

async function frameOf(application: Record<string, string>): Promise<string[]> {
  const frame = frameChunk();
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
      frame.plugin,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: '/src/app/entry-browser.tsx',
        treeshake: { moduleSideEffects: true },
        output: {
          codeSplitting: {
            groups: [{ name: 'frame', test: frame.holds, includeDependenciesRecursively: false }],
          },
        },
      },
    },
  });
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const chunk = chunks.find(({ name }) => name === 'frame');
  return chunk?.type === 'chunk' ? chunk.moduleIds.filter((id) => id in application).sort() : [];
}

test('the frame is what entry, layout and home page import, without the home page’s own modules', async () => {
  expect(await frameOf(APPLICATION)).toEqual(
    ['/header.ts', '/picture.ts', '/router.ts', '/sources.ts', LAYOUT].sort(),
  );
});

test('a layout that is moved fails the build instead of falling out of the frame', async () => {
  const { [LAYOUT]: layout = '', ...rest } = APPLICATION;
  const moved = Object.fromEntries(
    Object.entries({ ...rest, '/src/routes/_frame.tsx?tsr-split=component': layout }).map(
      ([id, code]) => [id, code.replace('_site.tsx?', '_frame.tsx?')],
    ),
  );
  await expect(frameOf(moved)).rejects.toThrow('No module matches');
});
