import { AFTER, BEFORE, runChecks } from './deploy/checks.ts';
import { openDeployProject } from './deploy/project.ts';
import { runScript } from './lib/script.ts';

// Reads the settings of the real project, before a deployment and after it; changes nothing.
await runScript(async () => {
  const isHealthy = await runChecks({ ...BEFORE, ...AFTER }, await openDeployProject());
  return isHealthy ? 0 : 1;
});
