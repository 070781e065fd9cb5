import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { openProject } from './open-project.ts';
import { Failure, firstLine, readOptions, runScript } from './script.ts';

type AccountScript = {
  auth: Auth;
  email: string;
  account: UserRecord | null;
  project: string | undefined;
};

/** Runs a script on the account named by its arguments; errors of the service become one sentence. */
export function runAccountScript(
  usage: string,
  act: (script: AccountScript) => Promise<void>,
): Promise<void> {
  return runScript(async () => {
    const sentence = `Give one email address: npm run ${usage}.`;
    const { values, positionals } = readOptions({ project: { type: 'string' } }, sentence);
    const [given] = positionals;
    if (given === undefined || positionals.length > 1) throw new Failure(sentence);
    const email = normaliseEmail(given);
    if (!isEmail(email)) throw new Failure(`"${given}" is not an email address.`);
    const auth = getAuth(await openProject(values.project));
    try {
      const { users } = await auth.getUsers([{ email }]);
      await act({ auth, email, account: users[0] ?? null, project: values.project });
      return 0;
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(
        `The accounts could not be changed, check the project and its credentials: ${firstLine(error)}`,
      );
    }
  });
}
