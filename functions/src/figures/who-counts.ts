import type { IncomingHttpHeaders } from 'node:http';

/** Robots that run scripts, and programs; CUBOT is a telephone. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|inspect|monitor|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|go-http|node|axios|http-?client/i;

/** Whether the sender says, or seems, not to be a person: a browser always has a name. */
export function isRobot({ 'user-agent': name = '' }: IncomingHttpHeaders): boolean {
  return name === '' || ROBOT.test(name);
}

/** Whether the visitor does not want to be counted, or to save data. The page asks first. */
export function isUnwanted(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['save-data'] === 'on';
}

/** Whether a page of this site sent the request: Hosting says under which name it was asked. */
export function isOwnPage({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const sender = URL.parse(origin ?? '')?.host;
  return sender !== undefined && [headers['x-forwarded-host'], host].includes(sender);
}
