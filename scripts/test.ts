import { runChecks } from './lib/checks.ts';
import { runScript } from './lib/failure.ts';
import { step } from './lib/progress.ts';
import { total } from './lib/test-report.ts';
import { testOnSuite, testRules } from './lib/test-suite.ts';

// Arguments go to Playwright: `npm test -- --grep favoris` runs the rest and those tests.
await runScript(async () => {
  const { passed, failed } = total([
    await runChecks(),
    await step('Security rules', testRules),
    ...(await testOnSuite(process.argv.slice(2))),
  ]);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
