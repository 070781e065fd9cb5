import { placeholderNote, settingsUrl } from '../lib/placeholder-note.ts';
import { at, type Check, read, Unread } from './check.ts';

/** Checks that no setting that visitors see is an example. */
export const placeholders: Check = async (project) => {
  const url = settingsUrl(project.id, project.env.VITE_FIREBASE_API_KEY ?? '');
  // 404 while nobody has changed anything.
  const note = placeholderNote(await read(project, 'The site’s settings', url, [404]));
  return note === null ? [] : [note];
};

/** What each address of the live site must send, as regular expressions on headers. */
const HEADERS: Record<string, Record<string, RegExp>> = {
  '/': {
    'content-security-policy': /script-src 'self' 'sha256-(?![^;]*unsafe)/,
    'strict-transport-security': /max-age=\d{8}/,
    'x-content-type-options': /nosniff/,
  },
  '/admin': {
    'content-security-policy': /script-src 'self';.*frame-ancestors 'none'/,
    'cross-origin-opener-policy': /same-origin/,
    'x-robots-tag': /noindex/,
  },
  '/sw.js': { 'content-security-policy': /default-src 'none'/, 'cache-control': /no-cache/ },
};

/** Checks the headers of the live site. */
export const siteHeaders: Check = async ({ env, ask }) => {
  const found = Object.entries(HEADERS).map(async ([path, expected]) => {
    const { status, headers } = await ask(`${env.VITE_SITE_URL}${path}`);
    if (status === 0) throw new Unread(`${env.VITE_SITE_URL}${path}`, status);
    return Object.entries(expected)
      .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
      .map(([name]) => `${path} is sent without the right ${name}: deploy again.`);
  });
  return (await Promise.all(found)).flat();
};

/** Checks that the functions answer, and that mails leave. */
export const health: Check = async (project) => {
  const url = `${project.env.VITE_SITE_URL}/api/health`;
  const body = await read(project, '/api/health of the live site', url, [503]);
  return at(body, 'status') === 'ok'
    ? []
    : [`The site is not well: /api/health says ${JSON.stringify(body)}`];
};
