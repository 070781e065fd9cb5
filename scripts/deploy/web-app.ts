import { readFile, writeFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { BRAND } from '#domain/site/brand.ts';
import { ROOT, rootPath } from '../lib/script.ts';
import { ask, listAt, type Project, valueAt } from './google.ts';
import { deployTarget, wrongBuildSettings } from './project.ts';
import type { Requirement } from './resource.ts';

/** Returns the configuration of the project's web app; registers a web app if there is none. */
async function readWebApp(project: Project): Promise<unknown> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${project.id}/webApps`;
  const readApps = async () => listAt(await ask(project, url), 'apps');
  let apps = await readApps();
  if (apps.length === 0) {
    await ask(project, url, { body: { displayName: BRAND } });
    apps = await readApps();
  }
  return ask(project, `${url}/${valueAt(apps[0], 'appId')}/config`);
}

/** Requires that the files which name the project for `npm run deploy` name this project. */
export const projectFiles: Requirement = {
  check: async ({ id, env }) => {
    const target = readFile(rootPath('.firebaserc'), 'utf8').then(deployTarget);
    const settings = loadEnv('deploy', ROOT, ['VITE_']);
    const isRight =
      (await target.catch(() => null)) === id &&
      settings.VITE_SITE_URL === env.VITE_SITE_URL &&
      wrongBuildSettings(settings, id).length === 0;
    return [
      !isRight && `.firebaserc and .env.deploy are not those of ${id} and ${env.VITE_SITE_URL}.`,
    ];
  },
  mend: async (project) => {
    const app = await readWebApp(project);
    const settings = [
      `VITE_FIREBASE_PROJECT_ID=${project.id}`,
      `VITE_FIREBASE_API_KEY=${valueAt(app, 'apiKey')}`,
      `VITE_FIREBASE_APP_ID=${valueAt(app, 'appId')}`,
      `VITE_FIREBASE_AUTH_DOMAIN=${valueAt(app, 'authDomain')}`,
      `VITE_SITE_URL=${project.env.VITE_SITE_URL}`,
    ];
    await writeFile(rootPath('.env.deploy'), `${settings.join('\n')}\n`);
    const firebaserc = { projects: { default: project.id } };
    await writeFile(rootPath('.firebaserc'), `${JSON.stringify(firebaserc)}\n`);
  },
};
