import {
  type HttpsFunction,
  type HttpsOptions,
  onRequest,
  type Request,
} from 'firebase-functions/v2/https';
import type { ApiAnswer, HttpAnswer } from './site/answers.ts';
import { API_HEADERS, FILE_RESPONSE_HEADERS } from './site/security-headers.ts';

/**
 * Sets response headers before the functions framework runs, so that requests refused by the framework get them too;
 * removes X-Powered-By.
 */
export function withResponseHeaders<TFunction extends HttpsFunction>(
  endpoint: TFunction,
  headers: Record<string, string>,
) {
  const answer = (...parameters: Parameters<HttpsFunction>) => {
    const [request, response] = parameters;
    response.removeHeader('X-Powered-By');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return endpoint(request, response);
  };
  return Object.assign(answer, endpoint);
}

type Answering = (request: Request) => Promise<HttpAnswer | ApiAnswer>;

/** Answers through Express, which adds an ETag and handles conditional requests with 304. */
const answering = (options: HttpsOptions, answer: Answering) =>
  onRequest(options, async (request, response) => {
    const { status, headers, body } = await answer(request);
    // The functions framework turns ETags off; this line turns them on again.
    response.app.set('etag', 'weak');
    response.status(status).set(headers).send(body);
  });

/** Defines a function that answers with pages or files. */
export const definePageOrFileEndpoint = (options: HttpsOptions, answer: Answering) =>
  withResponseHeaders(answering(options, answer), FILE_RESPONSE_HEADERS);

/** Defines a function whose answers are for scripts and mail programs, not pages to be shown in a browser. */
export const defineApiEndpoint = (options: HttpsOptions, answer: Answering) =>
  withResponseHeaders(answering(options, answer), API_HEADERS);
