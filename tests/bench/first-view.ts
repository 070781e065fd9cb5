import lighthouse from 'lighthouse';
import { freePort } from '../support/free-port.ts';
import { withBrowser } from './browser.ts';

/** Lighthouse's results for a first visit on a phone; times in milliseconds, scores out of 100. */
export type FirstView = {
  fcp: number;
  lcp: number;
  /** LCP divided by the LCP of the static floor page. */
  lcpRatio: number;
  tti: number;
  tbt: number;
  /** TTI, and TBT, divided by those of the floor page that starts React. */
  ttiRatio: number;
  tbtRatio: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A visit before comparison with the floors. */
export type MeasuredView = Omit<FirstView, 'lcpRatio' | 'ttiRatio' | 'tbtRatio'>;

/** Measures a first visit with Lighthouse: mobile, simulated throttling. */
export async function measureFirstView(url: string): Promise<MeasuredView> {
  const port = await freePort();
  return withBrowser(async () => {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    return {
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tti: number('interactive'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    };
  }, [`--remote-debugging-port=${port}`]);
}
