import { parseArgs } from 'node:util';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { openProject } from './open-project.ts';
import { Failure, runScript } from './script.ts';

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

export type AccountScript = {
  auth: Auth;
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
      await act({ auth: getAuth(app), email, given });
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
