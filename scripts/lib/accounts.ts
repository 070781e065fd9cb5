import { parseArgs } from 'node:util';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { loadEnv } from 'vite';
import { portsWithOffset } from '#domain/site/ports.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { openProject } from './open-project.ts';
import { HOST, portOffset } from './ports.ts';
import { Failure, ROOT, runScript } from './script.ts';

/** A script's own options, which are on or off. */
type Flags = Readonly<Record<string, { type: 'boolean' }>>;

type Arguments = { email: string; project: string | undefined; given: ReadonlySet<string> };

function parseArguments(flags: Flags) {
  try {
    const options = { ...flags, project: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length === 1 ? { given: positionals[0] ?? '', values } : null;
  } catch {
    return null;
  }
}

/** Reads the arguments of `npm run admin:… -- EMAIL [--project ID]`. */
function readArguments(script: string, flags: Flags): Arguments {
  const parsed = parseArguments(flags);
  if (parsed === null) {
    const usage = Object.keys(flags).map((flag) => ` [--${flag}]`);
    throw new Failure(
      `Give one email address: npm run ${script} -- EMAIL [--project PROJECT_ID]${usage.join('')}.`,
    );
  }
  const email = normaliseEmail(parsed.given);
  if (!isEmail(email)) throw new Failure(`"${parsed.given}" is not an email address.`);
  const { project, ...others } = parsed.values;
  const given = new Set(Object.keys(others));
  return { email, project: typeof project === 'string' ? project : undefined, given };
}

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
  /** The script's own options that were given. */
  given: ReadonlySet<string>;
};

/** Runs a script on the account named by its arguments; errors of the service become one sentence. */
export function runAccountScript(
  name: string,
  act: (script: AccountScript) => Promise<void>,
  flags: Flags = {},
): Promise<void> {
  return runScript(async () => {
    const { email, project, given } = readArguments(name, flags);
    const app = await openProject(project);
    try {
      await act({ auth: getAuth(app), site: () => siteOf(project), email, given });
      return 0;
    } catch (error) {
      if (error instanceof Failure || !(error instanceof Error)) throw error;
      const [reason = ''] = error.message.split('\n');
      throw new Failure(
        `The accounts could not be changed, check the project and its credentials: ${reason}`,
      );
    }
  });
}

/** The account with an email address, null when there is none. */
export async function findAccount(auth: Auth, email: string): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0] ?? null;
}
