import { faultsEnv, startFaultySuite } from './lib/faulty-suite.ts';
import { withProcesses } from './lib/processes.ts';
import { runScript, step } from './lib/script.ts';
import { playwright, showTotal } from './lib/test-parts.ts';

// `npm run faults [-- arguments of Playwright]`: each flow while a service is down, slow, failing or flapping.
await runScript(() =>
  withProcesses(async (processes) => {
    const { stage, proxies } = await startFaultySuite(processes);
    const options = { args: process.argv.slice(2), isAlone: true };
    const env = faultsEnv(proxies);
    return showTotal([
      await step('Faults', () => playwright(stage, options, { name: 'faults', env })),
    ]);
  }),
);
