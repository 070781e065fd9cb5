import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
  type Request,
} from 'firebase-functions/v2/https';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { withAnonymisedErrors } from './error-text.ts';
import { withResponseHeaders } from './http.ts';
import { API_HEADERS } from './site/security-headers.ts';

/**
 * Returns the origins whose pages may call functions. Reads SITE_URL from the environment, because Firebase's
 * parameters have no values yet while functions are defined.
 */
function siteOrigins(): (string | RegExp)[] {
  const { SITE_URL = '', GCLOUD_PROJECT: project } = process.env;
  const origin = URL.parse(SITE_URL)?.origin;
  const origins: (string | RegExp)[] = origin ? [origin] : [];
  if (project) {
    // Firebase Hosting's preview channels have hosts such as PROJECT--CHANNEL-HASH.web.app.
    const host = `${project}((--[a-z0-9-]+)?\\.web\\.app|\\.firebaseapp\\.com)`;
    origins.push(new RegExp(`^https://${host}$`));
  }
  return origins;
}

/**
 * Returns false for data whose decoding by the functions framework may throw: deeply nested data, and Google's typed
 * values (`@type`).
 */
function isDecodable(data: unknown, depth = 0): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (depth >= 20 || '@type' in data) return false;
  return Object.values(data).every((part) => isDecodable(part, depth + 1));
}

/**
 * Returns false for requests whose refusal the functions framework would log as an error: by sending such requests,
 * anybody could set off the owners' alert on logged errors.
 */
const isCall = ({ method, headers, body }: Request): boolean =>
  method === 'POST' &&
  /^application\/json(;|$)/i.test(headers['content-type'] ?? '') &&
  body?.data !== undefined &&
  Object.keys(body).length === 1 &&
  isDecodable(body);

/** Defines a callable function. By its CORS headers, browsers let only pages of this site call it. */
export function defineSiteCallable<TAnswer>(
  options: CallableOptions,
  handler: (request: CallableRequest<unknown>) => Promise<TAnswer>,
) {
  const endpoint = onCall({ ...options, cors: siteOrigins() }, withAnonymisedErrors(handler));
  const answer = (...parameters: Parameters<typeof endpoint>) => {
    const [request, response] = parameters;
    if (request.method === 'OPTIONS' || isCall(request)) return endpoint(request, response);
    const error = { status: 'INVALID_ARGUMENT', message: 'Bad Request' };
    response.status(400).json({ error });
  };
  return withResponseHeaders(Object.assign(answer, endpoint), API_HEADERS);
}

const MALFORMED_PAYLOAD_MESSAGE = 'Votre envoi n’a pas pu être lu. Rechargez la page et réessayez.';

/** Returns a call's payload. @throws HttpsError, invalid-argument with a French message, which is not logged */
export function parseCallPayload<TSchema extends v.GenericSchema>(schema: TSchema, data: unknown) {
  const result = v.safeParse(schema, data, {
    message: MALFORMED_PAYLOAD_MESSAGE,
    abortEarly: true,
  });
  if (result.success) return result.output;
  throw new HttpsError('invalid-argument', result.issues[0].message);
}

export type IncomingHttpRequest = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
};

/** Returns the /64 network of an IPv6 address, which belongs to one household; an IPv4 address as it is. */
function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // `process`, unlike `parse`, turns an IPv4 address that is mapped to IPv6 back into IPv4.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Returns the /48 network around a caller's IPv6 /64 network; an IPv4 address as it is. */
export const widenIpv6NetworkTo48 = (caller: string): string =>
  caller.replace(/:[^:]+::\/64$/, '::/48');

/** Returns the IPv4 address or IPv6 /64 network of an HTTP request's sender, by the header X-Forwarded-For. */
export function parseCallerNetwork(
  { headers, socket }: IncomingHttpRequest,
  entrance: 'direct' | 'hosting',
): string {
  const addresses = String(headers['x-forwarded-for'] ?? '').match(/[^\s,]+/g) ?? [];
  // Google's front end appends the last address, Hosting the last but one. If a request bypasses Hosting, its sender
  // can forge all addresses but the last.
  const last = addresses.at(-1) ?? socket.remoteAddress ?? 'unknown';
  return network(entrance === 'direct' ? last : (addresses.at(-2) ?? last));
}
