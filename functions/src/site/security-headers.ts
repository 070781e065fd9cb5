import { createHash } from 'node:crypto';
import { RECAPTCHA_SOURCES } from '../../../src/domain/site/callables.ts';
import { portsWithOffset } from '../../../src/domain/site/ports.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The emulator that this runs in is named by no variable: its port is the one of the build. */
function functionsEmulator(env: NodeJS.ProcessEnv): string | undefined {
  if (env.FUNCTIONS_EMULATOR !== 'true') return undefined;
  return `127.0.0.1:${portsWithOffset(Number(import.meta.env.VITE_PORT_OFFSET ?? 0)).functions}`;
}

/** Where the local emulators answer; nothing in production. */
function emulatorSources(env: NodeJS.ProcessEnv): string[] {
  const hosts = [
    env.FIRESTORE_EMULATOR_HOST,
    env.FIREBASE_AUTH_EMULATOR_HOST,
    functionsEmulator(env),
  ];
  return hosts.flatMap((host) => (host ? [`http://${host}`] : []));
}

/**
 * The Content-Security-Policy of one page: its inline scripts are allowed by their hashes, so that a
 * cached answer stays valid, which a nonce would not. style-src needs 'unsafe-inline' for
 * react-hot-toast; image hosts stand in connect-src too, as the service worker fetches images.
 */
export function contentSecurityPolicy(html: string, env: NodeJS.ProcessEnv): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  // The browser asks for it as soon as the site has a key, before answers depend on it (DEPLOY.md).
  const hasAppCheck = env.APP_CHECK === 'true' || Boolean(import.meta.env.VITE_APP_CHECK_SITE_KEY);
  const recaptcha = hasAppCheck ? ` ${RECAPTCHA_SOURCES}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}${recaptcha}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self' https: ${emulatorSources(env).join(' ')}`.trimEnd(),
    "font-src 'self'",
    "media-src 'self'",
    `frame-src ${recaptcha.trimStart() || "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sent with every page, whoever serves it; firebase.json repeats them for the static files. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;
