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

it.each(['/@(app.html|admin)', '/admin/**'])(
  'Hosting sends the shell at %s with the policy that the rendering function would send',
  (source) => {
    const shell = `<script>${introRedirectScript()}</script><script>${bootScript()}</script>`;
    expect(headersOf(source)['Content-Security-Policy']).toBe(contentSecurityPolicy(shell, {}));
  },
);

it('Hosting sends the same security headers as the function', () => {
  expect(headersOf('**')).toEqual(SECURITY_HEADERS);
});
