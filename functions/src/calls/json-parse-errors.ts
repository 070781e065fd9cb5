import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { MALFORMED } from './parse-payload.ts';

// The framework in front of the functions reads the body before they do, and answers what is no JSON
// with a page of HTML. Its answer is the only one of this kind, and this is where it can be seen.
const STARTED = 'http.server.request.start';

function answersInJson(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = (...args: unknown[]) => {
    response.end = end;
    const type = String(response.getHeader('content-type') ?? '');
    const isTheFrameworks = [400, 413, 415].includes(response.statusCode) && type.includes('html');
    if (!isTheFrameworks || response.headersSent) return Reflect.apply(end, response, args);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    return end(JSON.stringify({ success: false, error: MALFORMED }));
  };
}

subscribe(STARTED, (message) => {
  if (typeof message !== 'object' || message === null || !('response' in message)) return;
  if (message.response instanceof ServerResponse) answersInJson(message.response);
});
