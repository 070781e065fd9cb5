import { portsWithOffset } from '#domain/site/ports.ts';
import { runScript } from './lib/failure.ts';
import { firestoreEmulator } from './lib/firestore-emulator.ts';
import { fromCache, fromRoot, ROOT } from './lib/paths.ts';
import { portOffset, requireFreePorts, SUITE_PORTS } from './lib/ports.ts';
import { Processes, stopRequested } from './lib/processes.ts';
import { step } from './lib/progress.ts';
import { seedSuite } from './lib/seed-suite.ts';
import { buildEnv, buildProject, layOutStage } from './lib/stage.ts';
import { startEmulators, startMailbox, startSchedules } from './lib/suite.ts';

await runScript(async () => {
  const offset = portOffset();
  const ports = portsWithOffset(offset);
  const env = buildEnv(offset);
  await requireFreePorts([...SUITE_PORTS, 'vite'], offset);

  const stop = stopRequested();
  const processes = new Processes();
  try {
    await firestoreEmulator();
    const stage = await layOutStage(`dev-${offset}`, offset);
    await step('Building the functions', () => buildProject(stage.folder, env));
    await step('Starting the mailbox', () => startMailbox(processes, stage));
    await step('Starting the Firebase emulators', () =>
      startEmulators(processes, stage, fromCache(`dev-${offset}-data`)),
    );
    await step('Demo data', async () => console.log(`  ${await seedSuite(offset)}`));
    startSchedules(processes, stage);
    const functions = ['--config', 'functions/vite.config.ts', '--watch', '--outDir'];
    processes.start('functions', 'vite', ['build', ...functions, `${stage.folder}/functions/lib`], {
      cwd: ROOT,
      env,
      logFile: fromCache(`dev-${offset}`, 'functions.log'),
    });
    processes.start(
      'vite',
      'vite',
      ['--host', '127.0.0.1', '--port', String(ports.vite), '--strictPort'],
      {
        cwd: fromRoot(),
        env,
        logFile: fromCache(`dev-${offset}`, 'vite.log'),
      },
    );
    console.log(`\n  Site with hot reload  http://127.0.0.1:${ports.vite}`);
    console.log(`  Mailbox               http://127.0.0.1:${ports.mailbox}\n`);
    const ended = await Promise.race([stop.then(() => null), processes.partEnded]);
    if (ended) console.error(`\n✖ ${ended} ended unexpectedly; see its log in ${stage.folder}\n`);
    return ended ? 1 : 0;
  } finally {
    await processes.stop();
  }
});
