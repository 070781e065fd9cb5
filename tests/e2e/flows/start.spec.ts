import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../support/hydration.ts';
import { expect, test, waitUntilHydrated } from '../support/test.ts';

const ENTRY = '**/assets/app-*.js';
const PICTURES = '**/art/**';

const press = (page: Page) => page.getByRole('main').dispatchEvent('pointerdown');
const html = (page: Page) => page.locator('html');

/** A placeholder, as photos of owners have one in the page. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

/** Resolves once the hero, or its placeholder, has been painted. */
const heroPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve());
        observer.observe({ type: 'element', buffered: true });
      }),
  );

test.describe('with the timer stopped that would start the page’s scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  });

  test('the scripts of a page start once the hero picture is painted; a painted placeholder does not start them', async ({
    page,
  }) => {
    const release = await holdRequests(page, PICTURES);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.addStyleTag({
      content: `img[elementtiming] { background: url(${PLACEHOLDER}) }`,
    });
    await heroPainted(page);
    await expect(html(page)).not.toHaveAttribute('data-started');
    release();
    await expect(html(page)).toHaveAttribute('data-started');
  });

  test('a press before the hero picture is painted starts the page’s scripts, and loads the fonts', async ({
    page,
  }) => {
    await holdRequests(page, PICTURES);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(html(page)).not.toHaveAttribute('data-started');
    await press(page);
    const scripts = await html(page).getAttribute('data-scripts');
    const preloaded = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded).toEqual(scripts?.split(' '));
    const fonts = () =>
      page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    // Faces of other alphabets load when a text needs them.
    await expect.poll(fonts).toEqual(expect.arrayContaining(['Jost loaded', 'Jost unloaded']));
  });
});

test.describe('when the page’s entry script could not be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|dynamically imported module/ });

  test('a page whose entry script a deploy has removed reloads once', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
    await page.goto('/about');
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState();
    const probed = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
    await press(page);
    await probed;
    await page.evaluate(() => Promise.resolve());
    expect(documents).toBe(2);
  });

  const unavailable = (route: Route) => route.fulfill({ status: 503 });
  const unreachable = (route: Route) => route.abort();
  const restore = (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  for (const [occasion, fail, again] of [
    ['a press after a server failure', unavailable, press],
    ['a return from the back/forward cache after an offline start', unreachable, restore],
  ] as const) {
    test(`${occasion} starts the page’s scripts that could not be loaded, without a reload`, async ({
      page,
    }) => {
      await page.route(ENTRY, fail);
      const probed = page.waitForEvent(
        'request',
        (request) => request.method() === 'HEAD' && request.url().includes('/assets/app-'),
      );
      await page.goto('/about');
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
      await (await probed).response();
      await page.unroute(ENTRY);
      await again(page);
      await waitUntilHydrated(page);
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    });
  }
});
