import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { answers, HOST, portOffset } from './ports.ts';
import { Failure } from './script.ts';
import { emulatorEnv } from './stage.ts';

/**
 * The running suite or, with the id of a project or credentials, a real project.
 * @throws Failure when neither is named and no suite runs
 */
export async function openProject(project: string | undefined): Promise<App> {
  if (project !== undefined || process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    const projectId = project === undefined ? {} : { projectId: project };
    return initializeApp({ credential: applicationDefault(), ...projectId });
  }
  const offset = portOffset();
  const { auth } = portsWithOffset(offset);
  if (!(await answers(`http://${HOST}:${auth}`, 200))) {
    throw new Failure(
      `No suite answers on port ${auth}: run npm start first (with PORT_OFFSET if its ports are shifted), or name a real project with --project.`,
    );
  }
  // The admin SDK finds the emulators through the environment only.
  Object.assign(process.env, emulatorEnv(offset));
  return initializeApp({ projectId: DEMO_PROJECT_ID });
}
