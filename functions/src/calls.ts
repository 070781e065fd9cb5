import { isIPv6 } from 'node:net';
import { type CallableRequest, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { API_HEADERS } from './site/security-headers.ts';

/**
 * Returns the origins that may call the functions: SITE_URL, and the project's domains on Hosting,
 * previews included; the emulator allows all. Read from the environment, because parameters have no
 * values yet when functions are defined.
 */
function siteOrigins(): (string | RegExp)[] {
  const { SITE_URL = '', GCLOUD_PROJECT: project } = process.env;
  const origin = URL.parse(SITE_URL)?.origin;
  const hosting =
    project && new RegExp(`^https://${project}(--[a-z0-9-]+)?\\.(web|firebaseapp)\\.app$`);
  return [...(origin ? [origin] : []), ...(hosting ? [hosting] : [])];
}

/** Defines a callable that browsers call only from pages of this site. */
export function siteCall<TAnswer>(
  handler: (request: CallableRequest<unknown>) => Promise<TAnswer>,
) {
  const callable = onCall({ cors: siteOrigins() }, handler);
  // Set first: the framework answers refused requests itself, without calling the handler.
  const withHeaders = (...[request, response]: Parameters<typeof callable>) => {
    for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
    return callable(request, response);
  };
  return Object.assign(withHeaders, callable);
}

export type CallAnswer = { success: true } | { success: false; error: string };

export const MALFORMED = 'La demande est incomplète ou n’a pas la forme attendue';

type Parsed<TPayload> = { success: true; payload: TPayload } | { success: false; error: string };

export function parsePayload<TSchema extends v.GenericSchema>(
  schema: TSchema,
  data: unknown,
): Parsed<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, data, { message: MALFORMED, abortEarly: true });
  if (result.success) return { success: true, payload: result.output };
  return { success: false, error: result.issues[0].message };
}

export type Incoming = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** Returns an IPv6 address's /64 network, which a household has for itself; IPv4 addresses unchanged. */
function network(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const first = [...head, ...zeros, ...tail].slice(0, 4);
  return `${first.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/**
 * Returns who sent a request: an IP address, or for IPv6 its /64 network. The last address in
 * X-Forwarded-For comes from Google's front end and cannot be forged; Hosting writes the last but
 * one. On a direct call to a function behind Hosting, the caller can forge the last but one.
 * @param entrance how the function can be reached: only at its own URL, or through Hosting as well
 */
export function callerOf({ headers, socket }: Incoming, entrance: 'direct' | 'hosting'): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const addresses = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const last = addresses.at(-1) ?? socket.remoteAddress ?? 'unknown';
  return network(entrance === 'direct' ? last : (addresses.at(-2) ?? last));
}
