import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { googleAccessToken } from '../deploy/google.ts';
import { projectSiteUrl } from '../deploy/project.ts';
import { isUrlResponding, LOOPBACK_HOST, readEnvPortOffset, runningSuiteOffset } from './ports.ts';
import { CliError } from './script.ts';
import { emulatorEnv } from './stage.ts';

type OpenedProject = { app: App; siteUrl: string };

/** Opens the running local suite as a Firebase app or, given a project id, a real project. */
export async function openFirebaseApp(projectId: string | undefined): Promise<OpenedProject> {
  if (projectId !== undefined) {
    // Without credentials, Firestore's client would end the process by a rejection that no code can catch; this call
    // throws a CliError instead.
    await googleAccessToken(projectId);
    const app = initializeApp({ credential: applicationDefault(), projectId });
    return { app, siteUrl: projectSiteUrl(projectId) };
  }
  const offset = (await runningSuiteOffset('start')) ?? readEnvPortOffset();
  const { auth, hosting } = portsWithOffset(offset);
  if (!(await isUrlResponding(`http://${LOOPBACK_HOST}:${auth}`, 200))) {
    throw new CliError(
      `No suite answers on port ${auth}: run npm start first (with PORT_OFFSET if its ports are shifted), or name a real project with --project.`,
    );
  }
  // The admin SDK reads the emulators' addresses only from the environment.
  Object.assign(process.env, emulatorEnv(offset));
  const app = initializeApp({ projectId: DEMO_PROJECT_ID });
  return { app, siteUrl: `http://${LOOPBACK_HOST}:${hosting}` };
}
