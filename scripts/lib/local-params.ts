import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portsWithOffset } from '#domain/ports.ts';

/**
 * Parameters of the functions in a local suite. Every call comes from 127.0.0.1, and tests fill forms
 * faster than people: no limit is in their way.
 */
const GUARD_PARAMS = {
  CALLER_LIMIT: 1_000_000,
  RECIPIENT_LIMIT: 1_000_000,
  MIN_FILL_MS: 0,
  APP_CHECK: false,
};

/** Secrets of a local suite, which are none: a real project's are in Secret Manager. */
const SECRETS = { NEWSLETTER_SECRET: 'a local suite has nothing to hide' };

const dotenv = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');

/** Lays the parameters and secrets out where the functions emulator looks for them. */
export async function layOutParams(functionsFolder: string, offset: number): Promise<void> {
  const SITE_URL = `http://127.0.0.1:${portsWithOffset(offset).hosting}`;
  await writeFile(join(functionsFolder, '.env.local'), dotenv({ SITE_URL, ...GUARD_PARAMS }));
  await writeFile(join(functionsFolder, '.secret.local'), dotenv(SECRETS));
}
