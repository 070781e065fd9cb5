import { AFTER, BEFORE, CONTENT, runChecks } from './deploy/checks.ts';
import { openDeployProject } from './deploy/project.ts';
import { runScript } from './lib/script.ts';

// Reads the settings of the real project, before a deployment and after it; changes nothing.
await runScript(async () => {
  const isHealthy = await runChecks({ ...BEFORE, ...CONTENT, ...AFTER }, await openDeployProject());
  return isHealthy ? 0 : 1;
});
