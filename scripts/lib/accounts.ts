import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { loadEnv } from 'vite';
import { portsWithOffset } from '#domain/site/ports.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { openProject } from './open-project.ts';
import { HOST, portOffset } from './ports.ts';
import { Failure, firstLine, ROOT, readOptions, runScript } from './script.ts';

/** Returns where the site answers to which accounts belong: the suite's, that of .env.deploy, or Hosting's. */
function siteOf(project: string | undefined): string {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    return `http://${HOST}:${portsWithOffset(portOffset()).hosting}`;
  }
  const { VITE_SITE_URL, VITE_FIREBASE_PROJECT_ID: deployed } = loadEnv('deploy', ROOT, 'VITE_');
  if (VITE_SITE_URL && (project ?? deployed) === deployed) return VITE_SITE_URL;
  if (project !== undefined) return `https://${project}.web.app`;
  throw new Failure('Name the project with --project, or the site in .env.deploy (DEPLOY.md).');
}

type AccountScript = {
  auth: Auth;
  email: string;
  account: UserRecord | null;
  /** Returns the URL of the site, without a slash at the end. */
  site: () => string;
  hasPassword: boolean;
};

const OPTIONS = { project: { type: 'string' }, password: { type: 'boolean' } } as const;

/** Runs a script on the account named by its arguments; errors of the service become one sentence. */
export function runAccountScript(
  usage: string,
  act: (script: AccountScript) => Promise<void>,
): Promise<void> {
  return runScript(async () => {
    const sentence = `Give one email address: npm run ${usage}.`;
    const { values, positionals } = readOptions(OPTIONS, sentence);
    const { project, password: hasPassword = false } = values;
    const [given] = positionals;
    if (given === undefined || positionals.length > 1) throw new Failure(sentence);
    const email = normaliseEmail(given);
    if (!isEmail(email)) throw new Failure(`"${given}" is not an email address.`);
    const auth = getAuth(await openProject(project));
    try {
      const { users } = await auth.getUsers([{ email }]);
      const account = users[0] ?? null;
      await act({ auth, email, account, site: () => siteOf(project), hasPassword });
      return 0;
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(
        `The accounts could not be changed, check the project and its credentials: ${firstLine(error)}`,
      );
    }
  });
}
