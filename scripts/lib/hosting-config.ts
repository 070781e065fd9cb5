import * as v from 'valibot';
import { RECAPTCHA_SOURCES } from '#domain/site/callables.ts';
import { Failure } from './failure.ts';

/** The page that stands in when nothing can be rendered: its policy is a static file's. */
const SHELL = '/app.html';
const POLICY = 'Content-Security-Policy';

const Header = v.looseObject({ key: v.string(), value: v.string() });
const Config = v.looseObject({
  hosting: v.looseObject({
    headers: v.array(v.looseObject({ source: v.string(), headers: v.array(Header) })),
  }),
});

/**
 * firebase.json for a site with App Check: its shell may load App Check's script, as the pages that
 * are rendered may.
 * @throws Failure when the file has no policy of the shell to allow it in
 */
export function allowAppCheck(text: string): string {
  const config = v.parse(Config, JSON.parse(text));
  const policy = config.hosting.headers
    .filter(({ source }) => source === SHELL)
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === POLICY);
  const allowed = policy?.value
    .replace(/script-src [^;]*/, (sources) => `${sources} ${RECAPTCHA_SOURCES}`)
    .replace("frame-src 'none'", `frame-src ${RECAPTCHA_SOURCES}`);
  if (!policy || !allowed?.includes(`frame-src ${RECAPTCHA_SOURCES}`)) {
    throw new Failure(
      `firebase.json has no ${POLICY} for ${SHELL} with frame-src 'none': App Check cannot be allowed there.`,
    );
  }
  policy.value = allowed;
  return JSON.stringify(config, null, 2);
}
