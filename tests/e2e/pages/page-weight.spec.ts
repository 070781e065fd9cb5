import { PHONE } from '../../bench/browser.ts';
import { budgetOf } from '../../bench/budgets.ts';
import { weighPage } from '../../bench/page-weight.ts';
import { PAGES } from '../../bench/pages.ts';
import { expect, test } from '../support/test.ts';

const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
// A first visit also loads the code that registers the service worker.
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, withServiceWorker: true });

/** Metrics that do not vary between runs; pictures do. `npm run bench` weighs everything. */
const METRICS = ['html', 'css', 'js', 'scriptFiles', 'scriptWaves', 'blocking'] as const;

for (const name of ['intro', 'home', 'hotel'] as const) {
  test(`the ${name} page stays within its budgets of bytes, scripts and render-blocking requests on a first visit`, async ({
    page,
    baseURL,
  }) => {
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

test('the scripts, fonts and other pictures of a hotel page are not requested before its hero picture has loaded', async ({
  page,
}) => {
  const hero = Promise.withResolvers<void>();
  const rivals: string[] = [];
  let isHeroThere = false;
  await page.route('**/art/hotel-kyoto-*', async (route) => {
    await hero.promise;
    isHeroThere = true;
    await route.continue();
  });
  page.on('request', (request) => {
    if (['script', 'font', 'image'].includes(request.resourceType()) && !isHeroThere) {
      rivals.push(new URL(request.url()).pathname);
    }
  });
  await page.goto(PAGES.hotel.path, { waitUntil: 'domcontentloaded' });
  // Waits until the placeholder has painted.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const before = rivals.filter((path) => !path.includes('hotel-kyoto'));
  hero.resolve();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(before).toEqual([]);
  // A picture below the fold is fetched when it comes near.
  const below = page.getByRole('article').locator('img').first();
  await below.scrollIntoViewIfNeeded();
  await expect(below).toHaveJSProperty('complete', true);
});
