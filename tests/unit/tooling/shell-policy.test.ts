import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bootScript, introRedirectScript } from '#scripts/vite/app-shell.ts';
import {
  contentSecurityPolicy,
  SECURITY_HEADERS,
} from '../../../functions/src/security-headers.ts';

const firebase: {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
} = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));

const headersOf = (source: string) =>
  Object.fromEntries(
    firebase.hosting.headers
      .filter((entry) => entry.source === source)
      .flatMap((entry) => entry.headers.map(({ key, value }) => [key, value])),
  );

it('Hosting sends the shell with the policy that the rendering function would send', () => {
  const shell = `<script>${introRedirectScript()}</script><script>${bootScript()}</script>`;
  const policy = headersOf('/app.html')['Content-Security-Policy'];
  expect(policy).toBe(contentSecurityPolicy(shell, {}));
});

it.each(['/admin/!(apercu)', '/admin/*/*', '/admin/*/*/**', '/@(admin|admin.html)'])(
  'the administration at %s runs no inline script, is framed by nobody and not indexed',
  (source) => {
    const headers = headersOf(source);
    expect(headers['Content-Security-Policy']).toContain("script-src 'self';");
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(headers['X-Robots-Tag']).toBe('noindex');
    expect(headers['Cache-Control']).toBe('no-cache');
  },
);

it('Hosting sends the same security headers as the function', () => {
  expect(headersOf('**')).toEqual(SECURITY_HEADERS);
});
