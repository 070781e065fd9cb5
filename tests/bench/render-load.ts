import autocannon from 'autocannon';
import type { ChildProcesses } from '../../scripts/lib/processes.ts';
import type { Stage } from '../../scripts/lib/stage.ts';
import { startFunction } from './function-process.ts';
import { PAGES, type PageName } from './pages.ts';
import { percentile } from './statistics.ts';

/** Performance of one instance under load; times in milliseconds. */
export type RenderSpeed = {
  requestsPerSecond: number;
  p95: number;
  coldStart: number;
};

export type RenderHost = { origin: string; coldStart: number };

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 3;
/** Duration of the load on each page. */
const LOADED_SECONDS = 10;
const LOADED_PAGES: readonly PageName[] = ['home', 'hotel', 'article'];

/** Starts only the built rendering function; the cold start ends with its first page. */
export async function startRender(processes: ChildProcesses, stage: Stage): Promise<RenderHost> {
  const started = performance.now();
  const origin = await startFunction(processes, stage, 'render', {
    path: PAGES.home.path,
    status: 200,
  });
  return { origin, coldStart: performance.now() - started };
}

/** Requests a URL as often as possible. */
async function load(url: string, seconds: number) {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        headers: { 'accept-encoding': 'gzip, br' },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors under load`);
  }
  return { requestsPerSecond: times.length / result.duration, p95: percentile(times, 0.95) };
}

/** Returns a page's URL without a query, because instances do not cache pages with a query. */
const addressOf = (origin: string, name: PageName) =>
  `${origin}${PAGES[name].path.replace(/\?.*/, '')}`;

export async function loadRender({ origin, coldStart }: RenderHost) {
  for (const name of LOADED_PAGES) await load(addressOf(origin, name), WARM_UP_SECONDS);
  const pages: Partial<Record<PageName, Pick<RenderSpeed, 'requestsPerSecond' | 'p95'>>> = {};
  for (const name of LOADED_PAGES) {
    pages[name] = await load(addressOf(origin, name), LOADED_SECONDS);
  }
  return { pages, site: { coldStart } };
}
