import { rm } from 'node:fs/promises';
import { portsWithOffset } from '#domain/site/ports.ts';
import { buildProject } from './lib/build.ts';
import {
  DEMO_ADMIN,
  findFreePortOffset,
  LOOPBACK_HOST,
  noteRunningSuite,
  readEnvPortOffset,
  runningSuiteOffset,
} from './lib/ports.ts';
import { type ChildProcesses, withChildProcesses } from './lib/processes.ts';
import { CliError, REPO_ROOT, resolveCachePath, runScript, runStep } from './lib/script.ts';
import { createLocalProjectFolder, localBuildEnv, type Stage } from './lib/stage.ts';
import { startEmulatorSuite } from './lib/suite.ts';

function printUrls(offset: number, isDev: boolean): void {
  const ports = portsWithOffset(offset);
  const local = (port: number, path = '') => `http://${LOOPBACK_HOST}:${port}${path}`;
  const site = isDev ? ports.vite : ports.hosting;
  console.log(`
  The site is running${isDev ? ', with hot reload' : ''}.

    Site            ${local(site)}
    Administration  ${local(site, '/admin')}   ${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}
    Mailbox         ${local(ports.mailbox)}

  Ctrl-C stops everything; data are kept for the next run (-- --reset forgets them).
`);
}

async function watch(processes: ChildProcesses, { folder, offset }: Stage): Promise<void> {
  const options = { folder, cwd: REPO_ROOT, env: localBuildEnv(offset) };
  const lib = `${folder}/functions/lib`;
  // Vite must not empty the functions' output folder: app-shell.json and illustrations are copied there.
  const build = ['build', '--watch', '--no-emptyOutDir', '--config', 'functions/vite.config.ts'];
  await processes.start('functions', 'vite', [...build, '--outDir', lib], options);
  const port = String(portsWithOffset(offset).vite);
  await processes.start(
    'vite',
    'vite',
    ['--host', LOOPBACK_HOST, '--port', port, '--strictPort'],
    options,
  );
}

// Starts the site on Firebase's emulators: `npm start`, `npm run dev` with hot reload; `-- --reset` clears its data.
await runScript(async () => {
  const isDev = process.argv.includes('--dev');
  const requestedOffset = readEnvPortOffset();
  const command = isDev ? 'dev' : 'start';
  const name = requestedOffset === 0 ? command : `${command}-${requestedOffset}`;
  const data = resolveCachePath(`${name}-data`);
  const running = await runningSuiteOffset('start');
  if (running !== null) {
    throw new CliError(
      `This clone runs already at http://${LOOPBACK_HOST}:${portsWithOffset(running).hosting}: stop it first.`,
    );
  }
  const offset = await findFreePortOffset(isDev);
  if (process.argv.includes('--reset')) await rm(data, { recursive: true, force: true });

  return withChildProcesses(async (processes) => {
    const stage = await createLocalProjectFolder(name, offset);
    await noteRunningSuite('start', offset);
    await runStep('Building the site and the functions', () =>
      buildProject(stage.folder, localBuildEnv(offset)),
    );
    await startEmulatorSuite(processes, stage, data);
    if (isDev) await watch(processes, stage);
    printUrls(offset, isDev);
    const code = await processes.untilEnd();
    if (code === 0) console.log('\n• Stopping and saving the data…');
    return code;
  });
});
