import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { API_HEADERS, COMMON_HEADERS } from './site/security-headers.ts';

/** Sets headers before the framework runs, so that its own refusals have them too; removes X-Powered-By. */
export function withHeaders<TFunction extends HttpsFunction>(
  endpoint: TFunction,
  headers: Record<string, string>,
) {
  const answer = (...[request, response]: Parameters<HttpsFunction>) => {
    response.removeHeader('X-Powered-By');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return endpoint(request, response);
  };
  return Object.assign(answer, endpoint);
}

type Handler = Parameters<typeof onRequest>[0];

/** Defines a function that answers with pages or files. */
export const pageFunction = (options: HttpsOptions, handler: Handler) =>
  withHeaders(onRequest(options, handler), COMMON_HEADERS);

/** Defines a function that answers requests of scripts and mail programs, not pages. */
export const apiRequest = (options: HttpsOptions, handler: Handler) =>
  withHeaders(onRequest(options, handler), API_HEADERS);
