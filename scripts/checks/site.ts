import * as v from 'valibot';
import { placeholderNote, settingsUrl } from '../lib/placeholder-note.ts';
import { type Check, fault, findings, unread } from './check.ts';

/** Checks that no setting that visitors see is an example. */
export const placeholders: Check = async ({ id, env, cloud }) => {
  const answer = await cloud(settingsUrl(id, env.VITE_FIREBASE_API_KEY ?? ''));
  // Nobody has changed anything yet.
  if (answer.status !== 200 && answer.status !== 404)
    return [unread('The site’s settings', answer)];
  const note = placeholderNote(answer.status === 200 ? answer.body : null);
  return findings(note === null ? [] : [fault(note)], 'No setting is an example any more.');
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
export const siteHeaders: Check = async ({ env, cloud }) => {
  const found = Object.entries(HEADERS).map(async ([path, expected]) => {
    const answer = await cloud(`${env.VITE_SITE_URL}${path}`);
    if (answer.status === 0) return [unread(`${env.VITE_SITE_URL}${path}`, answer)];
    return Object.entries(expected)
      .filter(([name, value]) => !value.test(answer.headers.get(name) ?? ''))
      .map(([name]) => fault(`${path} is sent without the right ${name}: deploy again.`));
  });
  return findings((await Promise.all(found)).flat(), 'The live site sends its security headers.');
};

const Health = v.object({ status: v.picklist(['ok', 'degraded']) });

/** Checks that the functions answer, and that mails leave. */
export const health: Check = async ({ env, cloud }) => {
  const answer = await cloud(`${env.VITE_SITE_URL}/api/health`);
  const parsed = v.safeParse(Health, answer.body);
  if (!parsed.success) return [unread('/api/health of the live site', answer)];
  return findings(
    parsed.output.status === 'ok'
      ? []
      : [fault(`The site is not well: /api/health says ${JSON.stringify(answer.body)}`)],
    'The functions answer, and no mail waits.',
  );
};
