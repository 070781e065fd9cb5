import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { loadEnv } from 'vite';
import { portsWithOffset } from '#domain/site/ports.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { openProject } from './open-project.ts';
import { HOST, portOffset } from './ports.ts';
import { Failure, firstLine, ROOT, readOptions, runScript } from './script.ts';

/** Where the site answers to which accounts belong: the suite's, that of .env.deploy, or Hosting's. */
function siteOf(project: string | undefined): string {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    return `http://${HOST}:${portsWithOffset(portOffset()).hosting}`;
  }
  const { VITE_SITE_URL, VITE_FIREBASE_PROJECT_ID: deployed } = loadEnv('deploy', ROOT, 'VITE_');
  if (VITE_SITE_URL && (project ?? deployed) === deployed) return VITE_SITE_URL;
  if (project !== undefined) return `https://${project}.web.app`;
  throw new Failure('Name the project with --project, or the site in .env.deploy (DEPLOY.md).');
}

export type AccountScript = {
  auth: Auth;
  /** The URL of the site, without a slash at the end. */
  site: () => string;
  email: string;
  /** Whether `--password` was given. */
  hasPassword: boolean;
};

/** Runs a script on the account named by its arguments; errors of the service become one sentence. */
export function runAccountScript(
  usage: string,
  act: (script: AccountScript) => Promise<void>,
): Promise<void> {
  return runScript(async () => {
    const sentence = `Give one email address: npm run ${usage}.`;
    const options = { project: { type: 'string' }, password: { type: 'boolean' } } as const;
    const { values, positionals } = readOptions(options, sentence);
    const [given] = positionals;
    if (given === undefined || positionals.length > 1) throw new Failure(sentence);
    const email = normaliseEmail(given);
    if (!isEmail(email)) throw new Failure(`"${given}" is not an email address.`);
    const { project, password: hasPassword = false } = values;
    const auth = getAuth(await openProject(project));
    try {
      await act({ auth, site: () => siteOf(project), email, hasPassword });
      return 0;
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(
        `The accounts could not be changed, check the project and its credentials: ${firstLine(error)}`,
      );
    }
  });
}

/** The account with an email address, null when there is none. */
export async function findAccount(auth: Auth, email: string): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0] ?? null;
}
