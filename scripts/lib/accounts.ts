import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { answers, HOST, portOffset } from './ports.ts';
import { Failure } from './script.ts';
import { emulatorEnv } from './stage.ts';

export type AccountOptions = { email: string; project: string | undefined };

/**
 * Reads the arguments of `npm run admin:… -- EMAIL [--project ID]`.
 * @throws Failure unless there is exactly one email address
 */
export function accountOptions(args: readonly string[], script: string): AccountOptions {
  const flag = args.indexOf('--project');
  const project = flag === -1 ? undefined : args[flag + 1];
  const rest = flag === -1 ? args : args.filter((_, index) => index !== flag && index !== flag + 1);
  const [given] = rest;
  if (given === undefined || rest.length > 1 || (flag !== -1 && project === undefined)) {
    throw new Failure(`Give one email address: npm run ${script} -- EMAIL [--project PROJECT_ID].`);
  }
  const email = normaliseEmail(given);
  if (!isEmail(email)) throw new Failure(`"${given}" is not an email address.`);
  return { email, project };
}

async function requireRunningSuite(offset: number): Promise<void> {
  const { auth } = portsWithOffset(offset);
  if (await answers(`http://${HOST}:${auth}`, 200)) return;
  throw new Failure(
    `No suite answers on port ${auth}: run npm start first (with PORT_OFFSET if its ports are shifted), or name a real project with --project.`,
  );
}

/** The accounts of the running suite or, with --project or credentials, of a real project. */
async function openAccounts({ project }: AccountOptions): Promise<Auth> {
  if (project !== undefined || process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    const projectId = project === undefined ? {} : { projectId: project };
    return getAuth(initializeApp({ credential: applicationDefault(), ...projectId }));
  }
  const offset = portOffset();
  await requireRunningSuite(offset);
  // The admin SDK finds the emulators through the environment only.
  Object.assign(process.env, emulatorEnv(offset));
  return getAuth(initializeApp({ projectId: DEMO_PROJECT_ID }));
}

/** Runs an action on the accounts; errors of the service become a Failure of one sentence. */
export async function withAccounts(
  options: AccountOptions,
  act: (auth: Auth) => Promise<void>,
): Promise<void> {
  const auth = await openAccounts(options);
  try {
    await act(auth);
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error;
    const [reason = ''] = error.message.split('\n');
    throw new Failure(
      `The accounts could not be changed, check the project and its credentials: ${reason}`,
    );
  }
}

/** Whether an error of the admin SDK means that there is no such account. */
export function isUnknownAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
