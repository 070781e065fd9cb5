import type { RouteHandlerCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';

const SHELL = '/app.html';
/** On a bad connection the shell with what is cached beats a blank page; the wait before it, in ms. */
const PATIENCE_MS = 4000;

function timeout(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
}

/**
 * A page comes from the server while there is one; offline, on a dead-slow network or when the
 * server fails, the precached shell shows what the browser keeps.
 */
export const handleNavigation: RouteHandlerCallback = async ({ request }) => {
  const network = fetch(request).catch(() => null);
  const shell = await matchPrecache(SHELL);
  if (!shell) return (await network) ?? Response.error();
  const response = await Promise.race([network, timeout()]);
  return response && response.status < 500 ? response : shell;
};
