import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { portsWithOffset } from '#domain/site/ports.ts';
import { Failure } from './failure.ts';
import { envFile, LOCAL_SECRETS, localParams } from './local-params.ts';
import { fromCache, fromRoot, ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';

export interface Stage {
  /** A complete Firebase project folder: configuration, rules, built site and functions. */
  folder: string;
  offset: number;
}

const FirebaseConfig = v.looseObject({
  emulators: v.record(v.string(), v.unknown()),
  hosting: v.looseObject({ public: v.string() }),
});

/** Where firebase-tools would put Firestore's request monitor; shifted too, so that suites run side by side. */
const WEBSOCKET_PORT = 9150;

/** Part of the Content-Security-Policy that the local suite extends by its emulators. */
const CONNECT_SOURCES = "connect-src 'self' https:";

/** The project's firebase.json with all emulator ports shifted, and allowed to be called. */
function shiftedConfig(text: string, offset: number): string {
  const config = v.parse(FirebaseConfig, JSON.parse(text));
  const ports = new Map(Object.entries(portsWithOffset(offset)));
  const emulators = Object.entries(config.emulators).map(([name, emulator]) => {
    const port = ports.get(name);
    if (typeof emulator !== 'object' || port === undefined) return [name, emulator];
    const websocketPort = name === 'firestore' ? { websocketPort: WEBSOCKET_PORT + offset } : {};
    return [name, { ...emulator, port, ...websocketPort }];
  });
  const { auth, firestore, functions } = portsWithOffset(offset);
  const local = [auth, firestore, functions].map((port) => `http://127.0.0.1:${port}`).join(' ');
  return JSON.stringify(
    { ...config, emulators: Object.fromEntries(emulators) },
    null,
    2,
  ).replaceAll(CONNECT_SOURCES, `${CONNECT_SOURCES} ${local}`);
}

async function build(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runCommand('vite', ['build', '--logLevel', 'warn', ...args], {
    cwd: ROOT,
    env,
  });
  if (code !== 0) throw new Failure(`The build failed; mend this and run it again:\n${output}`);
}

/** What a local build is told: its ports, and that it is published where Hosting's emulator answers. */
export function buildEnv(offset: number): NodeJS.ProcessEnv {
  return {
    VITE_PORT_OFFSET: String(offset),
    VITE_SITE_URL: `http://127.0.0.1:${portsWithOffset(offset).hosting}`,
  };
}

/** Builds the site and the functions into a Firebase project folder. */
export async function buildProject(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const site = join(folder, 'dist');
  const lib = join(folder, 'functions', 'lib');
  await build(['--outDir', site, '--emptyOutDir'], env);
  await build(['--config', 'vite.admin.config.ts', '--outDir', site], env);
  await build(['--config', 'functions/vite.config.ts', '--outDir', lib, '--emptyOutDir'], env);
  // The function sends the same shell that the browser keeps for offline.
  await cp(join(site, 'app.html'), join(lib, 'app.html'));
}

/**
 * Lays out the project under .cache/NAME with ports of its own, so that `npm start`, `npm run dev` and
 * `npm test` run side by side and none rebuilds what another serves.
 */
export async function layOutStage(name: string, offset: number): Promise<Stage> {
  const folder = fromCache(name);
  const functions = join(folder, 'functions');
  await mkdir(functions, { recursive: true });
  const config = await readFile(fromRoot('firebase.json'), 'utf8');
  await writeFile(join(folder, 'firebase.json'), shiftedConfig(config, offset));
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'functions/package.json']) {
    await cp(fromRoot(file), join(folder, file));
  }
  await writeFile(join(functions, '.env.local'), envFile(localParams(offset)));
  await writeFile(join(functions, '.secret.local'), envFile(LOCAL_SECRETS));
  await rm(join(functions, 'node_modules'), { force: true, recursive: true });
  await symlink(fromRoot('functions', 'node_modules'), join(functions, 'node_modules'), 'dir');
  return { folder, offset };
}
