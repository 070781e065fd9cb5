import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND, CONTACT_EMAIL } from '#domain/site/brand.ts';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { LOOPBACK_HOST } from './ports.ts';
import { resolveCachePath, resolveRepoPath } from './script.ts';

export interface Stage {
  /** A complete Firebase project folder: configuration, rules, built site and functions. */
  folder: string;
  offset: number;
}

/** Matches the directive of each Content-Security-Policy to which local suites add their emulators. */
const CONNECT_SOURCES = /connect-src 'self' [^;"]*/g;

export function emulatorEnv(offset: number): NodeJS.ProcessEnv {
  const ports = portsWithOffset(offset);
  return {
    GCLOUD_PROJECT: DEMO_PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${LOOPBACK_HOST}:${ports.firestore}`,
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `${LOOPBACK_HOST}:${ports.auth}`,
  };
}

export function emulatorParams(offset: number): Record<string, string> {
  const { smtp, hosting } = portsWithOffset(offset);
  return {
    SITE_URL: `http://${LOOPBACK_HOST}:${hosting}`,
    SMTP_HOST: LOOPBACK_HOST,
    SMTP_PORT: String(smtp),
    SMTP_USER: '',
    MAIL_FROM: `${BRAND} <${CONTACT_EMAIL}>`,
    MAIL_TO: CONTACT_EMAIL,
    LETTERS_PER_MINUTE: '6000',
    NO_LIMITS: 'true',
  };
}

/** Dummy secrets of local suites; an empty secret would be looked up in the cloud. */
export const LOCAL_SECRETS: Record<string, string> = {
  SMTP_PASSWORD: 'local',
};

const envFile = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');

function withEmulators(text: string, offset: number): string {
  const ports = portsWithOffset(offset);
  const addressOf = (port: number) => ({ host: LOOPBACK_HOST, port });
  const emulators = {
    singleProjectMode: false,
    auth: addressOf(ports.auth),
    functions: addressOf(ports.functions),
    firestore: { ...addressOf(ports.firestore), websocketPort: ports.websocket },
    hosting: addressOf(ports.hosting),
    hub: addressOf(ports.hub),
    logging: addressOf(ports.logging),
    // Sets the ports of eventarc and tasks together: if only one is set, Firebase gives both the same port.
    eventarc: addressOf(ports.eventarc),
    tasks: addressOf(ports.tasks),
    ui: { enabled: false },
  };
  const config = JSON.stringify({ ...JSON.parse(text), emulators }, null, 2);
  return config.replaceAll(CONNECT_SOURCES, `$& http://${LOOPBACK_HOST}:*`);
}

export function localBuildEnv(offset: number): NodeJS.ProcessEnv {
  return {
    VITE_PORT_OFFSET: String(offset),
    VITE_SITE_URL: `http://${LOOPBACK_HOST}:${portsWithOffset(offset).hosting}`,
  };
}

export const replaceProjectIdPlaceholder = (text: string, project: string): string =>
  text.replaceAll('PROJECT_ID', project);

/** Lays out a Firebase project folder; without an offset, no emulators are configured. */
export async function createProjectFolder(
  folder: string,
  project: string,
  files: string[],
  offset?: number,
) {
  const functions = join(folder, 'functions');
  await mkdir(functions, { recursive: true });
  const config = replaceProjectIdPlaceholder(
    await readFile(resolveRepoPath('firebase.json'), 'utf8'),
    project,
  );
  const adapted = offset === undefined ? config : withEmulators(config, offset);
  await writeFile(join(folder, 'firebase.json'), adapted);
  const always = ['firestore.rules', 'firestore.indexes.json'];
  // The functions' .npmrc is copied so that Cloud Build, too, runs no install scripts of packages.
  const npm = ['functions/package.json', 'functions/.npmrc'];
  for (const file of [...always, ...npm, ...files])
    await cp(resolveRepoPath(file), join(folder, file));
  // Firebase's CLI needs the installed packages to load the functions' definitions; Cloud Build installs its own.
  const packages = join(functions, 'node_modules');
  await rm(packages, { force: true, recursive: true });
  await symlink(resolveRepoPath('functions', 'node_modules'), packages, 'dir');
}

/**
 * Creates a local Firebase project in a folder of its own, so that `npm start`, `npm run dev` and `npm test` can run
 * side by side.
 */
export async function createLocalProjectFolder(name: string, offset: number): Promise<Stage> {
  const folder = resolveCachePath(name);
  await createProjectFolder(folder, DEMO_PROJECT_ID, [], offset);
  await writeFile(join(folder, 'functions', '.env.local'), envFile(emulatorParams(offset)));
  await writeFile(join(folder, 'functions', '.secret.local'), envFile(LOCAL_SECRETS));
  return { folder, offset };
}
