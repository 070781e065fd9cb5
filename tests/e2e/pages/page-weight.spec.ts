import { PHONE } from '../../bench/browser.ts';
import { budgetOf } from '../../bench/budgets.ts';
import { weighPage } from '../../bench/page-weight.ts';
import { PAGES } from '../../bench/pages.ts';
import { expect, test } from '../support/test.ts';

const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
// The worker's client is part of what a first visit loads.
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, withServiceWorker: true });

/** The same at every run; pictures depend on when they come near. `npm run bench` weighs everything. */
const METRICS = ['html', 'css', 'js', 'scriptFiles', 'scriptWaves', 'blocking'] as const;

for (const name of ['intro', 'home', 'hotel'] as const) {
  test(`the first visit of ${name} keeps its budgets`, async ({ page, baseURL }) => {
    const weight = await weighPage(page, `${baseURL}${PAGES[name].path}`);
    expect(weight.js).toBeGreaterThan(0);
    const broken = METRICS.map((metric) => ({
      metric,
      value: weight[metric],
      budget: budgetOf(metric, name),
    })).filter(({ value, budget }) => budget !== null && value > budget);
    expect(broken).toEqual([]);
  });
}
