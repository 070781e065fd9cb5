import { report } from './checks/check.ts';
import { AFTER, BEFORE, runChecks } from './checks/run-checks.ts';
import { openDeployProject } from './lib/deploy-project.ts';
import { runScript } from './lib/script.ts';

// Reads the settings of the real project, before a deployment and after it; changes nothing.
await runScript(async () => {
  const project = await openDeployProject();
  const found = await runChecks([...BEFORE, ...AFTER], project);
  console.log(`\n${project.id}\n${report(found)}\n`);
  return found.some(({ level }) => level === 'fault') ? 1 : 0;
});
