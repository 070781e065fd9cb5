import { PHONE } from '../../bench/browser.ts';
import { BUDGETS, budgetOf, type Metric } from '../../bench/budgets.ts';
import { weighPage } from '../../bench/page-weight.ts';
import { PAGE_NAMES, PAGES } from '../../bench/pages.ts';
import { expect, test } from '../support/test.ts';

const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
// The worker's client is part of what a first visit loads.
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, withServiceWorker: true });

for (const name of PAGE_NAMES) {
  test(`the first visit of ${name} keeps its budgets of bytes, files, waves and blocking requests`, async ({
    page,
    baseURL,
  }) => {
    const weight = await weighPage(page, `${baseURL}${PAGES[name].path}`);
    expect(weight.js).toBeGreaterThan(0);
    const isMetric = (key: string): key is keyof typeof weight & Metric => key in BUDGETS;
    const broken = Object.keys(weight)
      .filter(isMetric)
      .map((metric) => ({ metric, value: weight[metric], budget: budgetOf(metric, name) }))
      .filter(({ value, budget }) => budget !== null && value > budget);
    expect(broken).toEqual([]);
  });
}
