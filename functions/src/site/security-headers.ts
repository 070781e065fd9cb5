import { createHash } from 'node:crypto';
import { portsWithOffset } from '../../../src/domain/site/ports.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

function emulatorSources(env: NodeJS.ProcessEnv): string[] {
  if (env.FUNCTIONS_EMULATOR !== 'true') return [];
  // The emulators set no variable for the functions' port, so it comes from the build.
  const { functions } = portsWithOffset(Number(import.meta.env.VITE_PORT_OFFSET ?? 0));
  const hosts = [env.FIRESTORE_EMULATOR_HOST, env.FIREBASE_AUTH_EMULATOR_HOST];
  return [...hosts, `127.0.0.1:${functions}`].flatMap((host) => (host ? [`http://${host}`] : []));
}

export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => source);

/** Trusted Types, in browsers that support them: only these policies may create markup and script URLs. */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types dompurify rich-html sw',
];

/**
 * Returns the Content-Security-Policy. Allows `scripts` by hash, as a nonce would not survive the
 * CDN's cache: never scripts found in the page, which content may have injected. style-src is for
 * react-hot-toast; connect-src has all image hosts because the service worker fetches images.
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
    `connect-src 'self' https: ${emulatorSources(env).join(' ')}`.trimEnd(),
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
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

/** Headers of API answers: nothing in them may run, be framed or be cached. */
export const API_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const;

/** Repeated in firebase.json. Only the administration has COOP: it disables Firefox's bfcache. */
export const SECURITY_HEADERS = {
  ...COMMON_HEADERS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
