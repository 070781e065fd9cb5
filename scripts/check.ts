import { runChecks } from './lib/checks.ts';
import { runScript } from './lib/failure.ts';

await runScript(async () => {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
