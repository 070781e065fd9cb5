import { AFTER, BEFORE, runChecks } from './deploy/checks.ts';
import { openDeployProject } from './deploy/project.ts';
import { runScript } from './lib/script.ts';

// `npm run doctor`: checks the real project before or after a deployment; changes nothing.
await runScript(async () => {
  const isHealthy = await runChecks({ ...BEFORE, ...AFTER }, await openDeployProject());
  return isHealthy ? 0 : 1;
});
