import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allowAppCheck, forProject } from '#scripts/lib/deploy-config.ts';
import { bootScript, introRedirectScript } from '#scripts/vite/app-shell.ts';
import {
  contentSecurityPolicy,
  SECURITY_HEADERS,
} from '../../../functions/src/site/security-headers.ts';

type Config = {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};
const text = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
const firebase: Config = JSON.parse(text);

const headersOf = (source: string, { hosting } = firebase) =>
  Object.fromEntries(
    hosting.headers
      .filter((entry) => entry.source === source)
      .flatMap((entry) => entry.headers.map(({ key, value }) => [key, value])),
  );

const shell = [introRedirectScript(), bootScript()];

it('Hosting sends the shell with the policy that the rendering function would send', () => {
  const policy = headersOf('/app.html')['Content-Security-Policy'];
  expect(policy).toBe(contentSecurityPolicy(shell, {}));
});

it('the shell is not indexed', () => {
  expect(headersOf('/app.html')['X-Robots-Tag']).toBe('noindex');
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

it('the administration fetches from the site and the project alone', () => {
  const deployed: Config = JSON.parse(forProject(text, 'my-hotels'));
  const policies = deployed.hosting.headers
    .filter(({ source }) => /admin|preview/.test(source))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'));
  expect(policies).toHaveLength(6);
  for (const { value } of policies) {
    expect(/connect-src ([^;]*)/.exec(value)?.[1]?.split(' ')).toEqual([
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://europe-west1-my-hotels.cloudfunctions.net',
    ]);
  }
});

it('the service worker runs its own scripts, and fetches pictures from anywhere', () => {
  expect(headersOf('/sw.js')['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self' https:",
  );
});

it('other sites may show pictures, and nothing else', () => {
  expect(headersOf('/@(art|icons|media|partage|video)/**')).toEqual({
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

it('where App Check is on, the shell is deployed with the policy of the rendered pages', () => {
  const deployed: Config = JSON.parse(allowAppCheck(text));
  const policy = headersOf('/app.html', deployed)['Content-Security-Policy'];
  expect(policy).toBe(contentSecurityPolicy(shell, { APP_CHECK: 'true' }));
  const without = (config: Config) =>
    config.hosting.headers.filter(({ source }) => source !== '/app.html');
  expect(without(deployed)).toEqual(without(firebase));
});

it('a policy that cannot allow App Check is reported before anything is deployed', () => {
  const changed = text.replaceAll("frame-src 'none'", "frame-src 'self'");
  expect(() => allowAppCheck(changed)).toThrow(/^firebase\.json has no Content-Security-Policy/);
});

it('Hosting sends the same security headers as the function', () => {
  expect(headersOf('**')).toEqual(SECURITY_HEADERS);
});
