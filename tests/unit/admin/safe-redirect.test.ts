// @vitest-environment happy-dom

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAdminRedirect } from '#admin/features/session/safe-redirect.ts';

describe('safeAdminRedirect', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin/hotels',
    '/admin/hotels/edit/kyoto-1',
    '/admin/hotels?q=spa&page=2',
    '/admin/hotels?return=/a/b%20c',
    '/admin?tab=1',
    '/admin/articles#bas',
    '/admin/loginx',
    '/admin/destinations/île',
  ])('keeps the administration path %s', (path) => {
    expect(safeAdminRedirect(path)).toBe(path);
  });

  it.each([
    '',
    '/',
    '/administration',
    '/hotels/a',
    'admin',
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example',
    '/admin/../hotels',
    '/admin/./login',
    '/admin/%2e%2e/hotels',
    '/admin/login',
    '/admin/login/',
    '/admin/Login?redirect=/admin',
    '/admin/login#x',
    'javascript:alert(1)//admin',
  ])('replaces « %s » with the dashboard', (path) => {
    expect(safeAdminRedirect(path)).toBe('/admin');
  });

  it.each([undefined, null, 3, {}, ['/admin/hotels']])(
    'replaces the value %j with the dashboard',
    (value) => {
      expect(safeAdminRedirect(value)).toBe('/admin');
    },
  );

  it('never leaves the administration and never leads to the sign-in page', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      '?',
      '#',
      'login',
      'a',
      '\n',
      ':',
    );
    fc.assert(
      fc.property(fc.array(part), fc.boolean(), (parts, isInside) => {
        const target = safeAdminRedirect((isInside ? '/admin/' : '') + parts.join(''));
        const { origin, pathname } = new URL(target, 'https://site.example');
        expect(origin).toBe('https://site.example');
        expect(pathname).toMatch(/^\/admin(?:\/|$)/);
        expect(pathname).not.toMatch(/^\/admin\/login(?:\/|$)/i);
      }),
    );
  });
});
