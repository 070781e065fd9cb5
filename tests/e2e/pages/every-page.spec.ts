import { expectStable, watchShifts } from '../support/layout-shifts.ts';
import { expectFitsAndAccessible, PUBLIC_PAGES } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

const PAGES: { path: string; console?: RegExp; reads?: 'next' | 'map' }[] = [
  // The map of all hotels reads their list when it comes near.
  ...PUBLIC_PAGES.map((path) =>
    path === '/destinations' ? { path, reads: 'map' as const } : { path },
  ),
  { path: '/favoris?hotels=ryokan-momiji,kaldera-blanc', reads: 'next' },
  // The intro preloads the home page.
  { path: '/intro', reads: 'next' },
  { path: '/nulle-part', console: /status of 404/ },
  { path: '/hotels/inconnu', console: /status of 404/ },
];

// Each page is loaded once, in a wide window; layout/stability covers phones.
for (const { path, console: expected, reads: allowed } of PAGES) {
  test.describe(`the page ${path}`, () => {
    if (expected) test.use({ expectedConsole: expected });

    test(`the page ${path} hydrates${allowed === 'next' ? '' : ' without reading data again'}${path === '/intro' ? '' : ', does not shift'}, fits every window and is accessible`, async ({
      page,
    }) => {
      const reads: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/documents')) reads.push(request.url());
      });
      await watchShifts(page);
      await open(page, path);
      if (allowed !== 'next') expect(reads).toEqual([]);
      // The intro gives way to the home page after its film.
      if (path !== '/intro') await expectStable(page);
      await expectFitsAndAccessible(page);
      if (allowed === undefined) expect(reads).toEqual([]);
    });
  });
}
