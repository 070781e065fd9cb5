import { type CallableOptions, type CallableRequest, onCall } from 'firebase-functions/v2/https';
import { API_HEADERS } from '../site/security-headers.ts';

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
  options: Omit<CallableOptions, 'cors'>,
  handler: (request: CallableRequest<unknown>) => Promise<TAnswer>,
) {
  const callable = onCall({ ...options, cors: siteOrigins() }, handler);
  // Set first: the framework answers refused requests itself, without calling the handler.
  const withHeaders = (...[request, response]: Parameters<typeof callable>) => {
    for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
    return callable(request, response);
  };
  return Object.assign(withHeaders, callable);
}
