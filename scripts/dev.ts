import { portsWithOffset } from '#domain/site/ports.ts';
import { HOST, portOffset, requireFreePorts } from './lib/ports.ts';
import { withProcesses } from './lib/processes.ts';
import { fromCache, ROOT, runScript, step } from './lib/script.ts';
import { buildEnv, buildProject, layOutStage } from './lib/stage.ts';
import { startSuite } from './lib/suite.ts';

await runScript(async () => {
  const offset = portOffset();
  const ports = portsWithOffset(offset);
  const env = buildEnv(offset);
  await requireFreePorts(offset, { withVite: true });

  return withProcesses(async (processes) => {
    const stage = await layOutStage(`dev-${offset}`, offset);
    await step('Building the functions', () => buildProject(stage.folder, env));
    await startSuite(processes, stage, fromCache(`dev-${offset}-data`));
    const options = { folder: stage.folder, cwd: ROOT, env };
    // What rendering falls back to stands beside the functions.
    const watch = ['build', '--watch', '--no-emptyOutDir', '--config', 'functions/vite.config.ts'];
    const lib = `${stage.folder}/functions/lib`;
    await processes.start('functions', 'vite', [...watch, '--outDir', lib], options);
    const serve = ['--host', HOST, '--port', String(ports.vite), '--strictPort'];
    await processes.start('vite', 'vite', serve, options);
    console.log(`\n  Site with hot reload  http://${HOST}:${ports.vite}`);
    console.log(`  Mailbox               http://${HOST}:${ports.mailbox}\n`);
    return processes.untilEnd();
  });
});
