import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import {
  addMissingPathRequest,
  CountableMissingPath,
  MissingPaths,
} from '#domain/redirection/missing-paths.ts';
import { normalisePath } from '#domain/redirection/redirection.ts';

test.each([
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/wp-admin/',
  '/xmlrpc',
  '/logo.png',
  '/main.js.map',
  '/cgi-bin/luci',
  '/a/jean@exemple.fr',
  '/contact',
  '/admin/x',
  `/${'a'.repeat(200)}`,
  '/_next/x',
])('a 404 for the path « %s » is not counted', (path) => {
  expect(v.is(CountableMissingPath, path)).toBe(false);
});

test.each(['/Nos-H%C3%B4tels/', '/hotels/ferme', '/plan.html', '/tarifs.pdf', '/blog/2019/mai'])(
  'a 404 for the path « %s » is counted',
  (path) => expect(v.parse(CountableMissingPath, path)).toBe(normalisePath(path)),
);

it('when more than 200 paths that answered 404 are counted, the oldest of the least requested is dropped, and so is any path not requested for 30 days', () => {
  const paths = Array.from({ length: 300 }, (_, index) => `/page-${index}`);
  const asked = [...paths.slice(0, 60), ...paths.slice(0, 50), ...paths.slice(60)];
  const none: ReturnType<typeof addMissingPathRequest> = [];
  const counted = asked.reduce((all, path) => addMissingPathRequest(all, path, '2026-11-20'), none);
  expect(counted).toHaveLength(200);
  expect(counted[0]).toEqual({ path: '/page-299', count: 1, day: '2026-11-20' });
  const known = counted.map(({ path }) => path);
  expect(known).toEqual(expect.arrayContaining(paths.slice(0, 50)));
  expect(known).not.toContain('/page-55');
  const later = addMissingPathRequest(counted, '/page-0', '2026-12-19');
  expect(later[0]).toEqual({ path: '/page-0', count: 3, day: '2026-12-19' });
  expect(addMissingPathRequest(counted, '/page-0', '2026-12-20')).toHaveLength(1);
  expect(v.parse(MissingPaths, 'broken')).toEqual([]);
});
