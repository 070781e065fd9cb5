import { readFile, writeFile } from 'node:fs/promises';
import { loadEnv } from 'vite';
import { BRAND } from '#domain/site/brand.ts';
import { REPO_ROOT, resolveRepoPath } from '../lib/script.ts';
import { callGoogleApi, type FirebaseProject, jsonAt, jsonListAt } from './google.ts';
import { listWrongBuildSettings, parseFirebasercProjectId } from './project.ts';
import type { DeployRequirement } from './resource.ts';

/** Returns the configuration of the project's web app; registers a web app if there is none. */
async function readWebApp(project: FirebaseProject): Promise<unknown> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${project.id}/webApps`;
  const readApps = async () => jsonListAt(await callGoogleApi(project, url), 'apps');
  let apps = await readApps();
  if (apps.length === 0) {
    await callGoogleApi(project, url, { body: { displayName: BRAND } });
    apps = await readApps();
  }
  return callGoogleApi(project, `${url}/${jsonAt(apps[0], 'appId')}/config`);
}

/** Requires that .firebaserc and .env.deploy, which `npm run deploy` reads, name this project and its site's URL. */
export const requireMatchingDeployFiles: DeployRequirement = {
  check: async ({ id, env }) => {
    const target = readFile(resolveRepoPath('.firebaserc'), 'utf8').then(parseFirebasercProjectId);
    const settings = loadEnv('deploy', REPO_ROOT, ['VITE_']);
    const isRight =
      (await target.catch(() => null)) === id &&
      settings.VITE_SITE_URL === env.VITE_SITE_URL &&
      listWrongBuildSettings(settings, id).length === 0;
    return [
      !isRight && `.firebaserc and .env.deploy are not those of ${id} and ${env.VITE_SITE_URL}.`,
    ];
  },
  mend: async (project) => {
    const app = await readWebApp(project);
    const settings = [
      `VITE_FIREBASE_PROJECT_ID=${project.id}`,
      `VITE_FIREBASE_API_KEY=${jsonAt(app, 'apiKey')}`,
      `VITE_FIREBASE_APP_ID=${jsonAt(app, 'appId')}`,
      `VITE_FIREBASE_AUTH_DOMAIN=${jsonAt(app, 'authDomain')}`,
      `VITE_SITE_URL=${project.env.VITE_SITE_URL}`,
    ];
    await writeFile(resolveRepoPath('.env.deploy'), `${settings.join('\n')}\n`);
    const firebaserc = { projects: { default: project.id } };
    await writeFile(resolveRepoPath('.firebaserc'), `${JSON.stringify(firebaserc)}\n`);
  },
};
