import { createHash } from 'node:crypto';
import { portsWithOffset } from '../../../src/domain/site/ports.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The origins of the local emulators; none in production. */
function emulatorSources(env: NodeJS.ProcessEnv): string[] {
  if (env.FUNCTIONS_EMULATOR !== 'true') return [];
  // No variable names the functions emulator: its port is known from the build.
  const { functions } = portsWithOffset(Number(import.meta.env.VITE_PORT_OFFSET ?? 0));
  const hosts = [env.FIRESTORE_EMULATOR_HOST, env.FIREBASE_AUTH_EMULATOR_HOST];
  return [...hosts, `127.0.0.1:${functions}`].flatMap((host) => (host ? [`http://${host}`] : []));
}

/** The inline scripts of HTML that the build wrote. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => source);

/** Markup and addresses of scripts reach the page through these policies only, where browsers know them. */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types dompurify rich-html sw',
];

/**
 * The Content-Security-Policy of one page. `scripts` are the inline scripts of the build and of the
 * application, never what a page is found to hold: content may have put it there. They are allowed by
 * hash, as a nonce would not survive the CDN's cache. style-src needs 'unsafe-inline' for
 * react-hot-toast; connect-src needs all image hosts, as the service worker fetches images.
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

/** What every answer has: its type is as it says, and this host speaks HTTPS only. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

/** What answers to programs have besides: nothing in them runs, is framed, or kept. */
export const API_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const;

/**
 * Sent with every rendered page; firebase.json repeats them for static files. Cross-Origin-Opener-Policy
 * is the administration's alone: it would keep public pages, which hold no session, out of the
 * back/forward cache on the way back from another site (Firefox, Safari).
 */
export const SECURITY_HEADERS = {
  ...COMMON_HEADERS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
