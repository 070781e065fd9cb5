import { AFTER, BEFORE, CONTENT, runChecks } from './checks/run-checks.ts';
import { openDeployProject } from './lib/deploy-project.ts';
import { runScript } from './lib/script.ts';

// Reads the settings of the real project, before a deployment and after it; changes nothing.
await runScript(async () => {
  const project = await openDeployProject();
  const { report, isHealthy } = await runChecks({ ...BEFORE, ...CONTENT, ...AFTER }, project);
  console.log(`\n${project.id}\n${report}\n`);
  return isHealthy ? 0 : 1;
});
