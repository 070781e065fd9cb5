import { parseArgs } from 'node:util';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { openProject } from './open-project.ts';
import { Failure, runScript } from './script.ts';

function parseArguments() {
  try {
    const options = { project: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length === 1 ? { given: positionals[0] ?? '', ...values } : null;
  } catch {
    return null;
  }
}

/** Reads the arguments of `npm run admin:… -- EMAIL [--project ID]`. */
function readArguments(script: string): { email: string; project: string | undefined } {
  const parsed = parseArguments();
  if (parsed === null) {
    throw new Failure(`Give one email address: npm run ${script} -- EMAIL [--project PROJECT_ID].`);
  }
  const email = normaliseEmail(parsed.given);
  if (!isEmail(email)) throw new Failure(`"${parsed.given}" is not an email address.`);
  return { email, project: parsed.project };
}

/** Runs a script on the account named by its arguments; errors of the service become one sentence. */
export function runAccountScript(
  name: string,
  act: (auth: Auth, email: string) => Promise<void>,
): Promise<void> {
  return runScript(async () => {
    const { email, project } = readArguments(name);
    const auth = getAuth(await openProject(project));
    try {
      await act(auth, email);
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
