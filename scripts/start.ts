import { rm } from 'node:fs/promises';
import { portsWithOffset } from '#domain/site/ports.ts';
import { DEMO_ADMIN } from './lib/demo-accounts.ts';
import { HOST, portOffset, requireFreePorts } from './lib/ports.ts';
import { withProcesses } from './lib/processes.ts';
import { fromCache, runScript, step } from './lib/script.ts';
import { buildEnv, buildProject, layOutStage } from './lib/stage.ts';
import { startSuite } from './lib/suite.ts';

function printUrls(offset: number): void {
  const ports = portsWithOffset(offset);
  const local = (port: number, path = '') => `http://${HOST}:${port}${path}`;
  console.log(`
  Grand Séjour is running.

    Site            ${local(ports.hosting)}
    Administration  ${local(ports.hosting, '/admin')}   ${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}
    Mailbox         ${local(ports.mailbox)}

  Ctrl-C stops everything; data are kept for the next run (npm start -- --reset forgets them).
`);
}

await runScript(async () => {
  const offset = portOffset();
  const name = offset === 0 ? 'start' : `start-${offset}`;
  const data = fromCache(`${name}-data`);
  await requireFreePorts(offset);
  if (process.argv.includes('--reset')) await rm(data, { recursive: true, force: true });

  return withProcesses(async (processes) => {
    const stage = await layOutStage(name, offset);
    await step('Building the site and the functions', () =>
      buildProject(stage.folder, buildEnv(offset)),
    );
    await startSuite(processes, stage, data);
    printUrls(offset);
    const code = await processes.untilEnd();
    if (code === 0) console.log('\n• Stopping and saving the data…');
    return code;
  });
});
