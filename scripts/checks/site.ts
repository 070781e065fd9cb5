import * as v from 'valibot';
import { placeholderNote, settingsUrl } from '../lib/placeholder-note.ts';
import { type Check, fault, findings, ok, unread, warning } from './check.ts';

/** What is still an example does not go before visitors. */
export const placeholders: Check = async ({ id, env, cloud }) => {
  const { status, body } = await cloud(settingsUrl(id, env.VITE_FIREBASE_API_KEY ?? ''));
  // Nobody has changed anything yet.
  if (status !== 200 && status !== 404) return [unread('The site’s settings', status)];
  const note = placeholderNote(status === 200 ? body : null);
  return [note === null ? ok('No setting is an example any more.') : fault(note)];
};

const Domains = v.object({
  customDomains: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        hostState: v.optional(v.string()),
        cert: v.optional(v.looseObject({ state: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
});

/** The site's domain leads to Hosting, with its certificate. */
export const domain: Check = async ({ id, env, cloud }) => {
  const host = env.VITE_SITE_URL?.replace('https://', '') ?? '';
  if (host === `${id}.web.app` || host === `${id}.firebaseapp.com`) {
    return [ok(`${host} is the project's own domain.`)];
  }
  const { status, body } = await cloud(
    `https://firebasehosting.googleapis.com/v1beta1/projects/${id}/sites/${id}/customDomains`,
  );
  const parsed = v.safeParse(Domains, body);
  if (status !== 200 || !parsed.success) return [unread('Hosting’s domains', status)];
  const own = parsed.output.customDomains.find(({ name }) => name.endsWith(`/${host}`));
  if (!own) return [warning(`${host} is not connected to Hosting (DEPLOY.md, 1).`)];
  const isReady = own.hostState === 'HOST_ACTIVE' && own.cert?.state === 'CERT_ACTIVE';
  return [
    isReady
      ? ok(`${host} leads to Hosting, with its certificate.`)
      : warning(
          `${host} is not ready: its DNS says ${own.hostState}, its certificate ${own.cert?.state}.`,
        ),
  ];
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
  '/app.html': { 'x-robots-tag': /noindex/, 'content-security-policy': /frame-ancestors 'none'/ },
};

/** Reads the headers of an address; null without an answer. */
export type ReadHeaders = (url: string) => Promise<Headers | null>;

export const liveHeaders: ReadHeaders = async (url) => {
  try {
    return (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) })).headers;
  } catch {
    return null;
  }
};

/** The live site's headers; not before a first deployment. */
export const siteHeaders =
  (read: ReadHeaders): Check =>
  async ({ env }) => {
    const found = Object.entries(HEADERS).map(async ([path, expected]) => {
      const headers = await read(`${env.VITE_SITE_URL}${path}`);
      if (headers === null) return [unread(`${env.VITE_SITE_URL}${path}`, 0)];
      return Object.entries(expected)
        .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
        .map(([name]) => fault(`${path} is sent without the right ${name}: deploy again.`));
    });
    return findings((await Promise.all(found)).flat(), 'The live site sends its security headers.');
  };

const Health = v.object({
  status: v.picklist(['ok', 'degraded']),
  version: v.nullable(v.string()),
  firestore: v.picklist(['ok', 'unreachable']),
  outbox: v.object({ oldest_due_seconds: v.nullable(v.number()) }),
});

/** The functions answer, and mails leave. */
export const health: Check = async ({ env, cloud }) => {
  const { status, body } = await cloud(`${env.VITE_SITE_URL}/api/health`);
  const parsed = v.safeParse(Health, body);
  if (!parsed.success) return [unread('/api/health of the live site', status)];
  const { firestore, outbox, status: state } = parsed.output;
  if (state === 'ok') return [ok('The functions answer, and no mail waits.')];
  return [
    fault(
      firestore === 'ok'
        ? `A mail has waited for ${outbox.oldest_due_seconds} s: see « Mail does not leave » in docs/runbook.md.`
        : 'The functions do not reach Firestore: see docs/runbook.md.',
    ),
  ];
};
