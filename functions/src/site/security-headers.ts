import { createHash } from 'node:crypto';
import { FUNCTIONS_REGION } from '../../../src/domain/site/functions.ts';

/** Returns the origins that the scripts of pages may connect to; firebase.json repeats them for the administration. */
const connectSources = (env: NodeJS.ProcessEnv): string[] => [
  'https://firestore.googleapis.com',
  `https://${FUNCTIONS_REGION}-${env.GCLOUD_PROJECT}.cloudfunctions.net`,
  ...(env.FUNCTIONS_EMULATOR === 'true' ? ['http://127.0.0.1:*'] : []),
];

/**
 * CSP directives of Trusted Types: in browsers that support them, only the policies named here may create markup and
 * script URLs.
 */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types dompurify rich-html sw',
];

/**
 * Returns the Content-Security-Policy of pages. It allows `scripts` by their hashes, because the CDN would cache a
 * nonce. Pass only scripts of the build, because any other may have been injected. Inline styles are allowed, because
 * the pages contain some.
 */
export function contentSecurityPolicy(scripts: readonly string[], env: NodeJS.ProcessEnv): string {
  const hashes = scripts.map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${connectSources(env).join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES,
  ].join('; ');
}

export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** Content-Security-Policy headers of all answers that are not pages: no script may run. */
const NO_SCRIPT_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Response headers of files: other sites may embed files, but no script in a file runs. Pages, which share this header
 * set, override both rules.
 */
export const FILE_RESPONSE_HEADERS = {
  ...COMMON_HEADERS,
  ...NO_SCRIPT_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Response headers of APIs: nothing in an answer may run, be framed or be cached. */
export const API_HEADERS = {
  ...COMMON_HEADERS,
  ...NO_SCRIPT_HEADERS,
  'Cache-Control': 'no-store',
} as const;

/**
 * Security headers of pages, repeated in firebase.json for static files. Public pages have no
 * Cross-Origin-Opener-Policy, because it disables Firefox's back/forward cache.
 */
export const PAGE_SECURITY_HEADERS = {
  ...COMMON_HEADERS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
