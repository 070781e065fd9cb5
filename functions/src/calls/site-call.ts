import { type CallableOptions, type CallableRequest, onCall } from 'firebase-functions/v2/https';
import { API_HEADERS } from '../site/security-headers.ts';

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns the origins whose pages may call the functions: the site's (SITE_URL) and those that Hosting
 * gives every project, previews included; under the emulator this machine's. Read from the environment:
 * parameters have no values yet when functions are defined.
 */
export function siteOrigins(env: NodeJS.ProcessEnv): (string | RegExp)[] {
  const { SITE_URL = '', GCLOUD_PROJECT: project } = env;
  const origin = URL.parse(SITE_URL)?.origin;
  const hosting =
    project && new RegExp(`^https://${project}(--[a-z0-9-]+)?\\.(web|firebaseapp)\\.app$`);
  return [
    ...(origin ? [origin] : []),
    ...(hosting ? [hosting] : []),
    ...(env.FUNCTIONS_EMULATOR === 'true' ? [LOCAL] : []),
  ];
}

/** A callable that browsers let only pages of this site call. */
export function siteCall<TAnswer>(
  options: Omit<CallableOptions, 'cors'>,
  handler: (request: CallableRequest<unknown>) => Promise<TAnswer>,
) {
  const callable = onCall({ ...options, cors: siteOrigins(process.env) }, handler);
  // Before the framework, which answers by itself what it refuses.
  const withHeaders = (...[request, response]: Parameters<typeof callable>) => {
    for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
    return callable(request, response);
  };
  return Object.assign(withHeaders, callable);
}
