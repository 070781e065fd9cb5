import type { Page } from '@playwright/test';
import { INTRO_SEEN_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { test as base, expect, open, waitUntilHydrated } from '../support/test.ts';

const TITLE = 'Découvrez les plus beaux palaces du monde';
const FILMS = '**/video/intro.*';

/** Provides the page of a first visit, with the same console checks as the shared `test`. */
const test = base.extend<{ newcomer: Page }>({
  newcomer: async ({ browser, expectedConsole }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!expectedConsole.test(message.text())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      addEventListener('DOMContentLoaded', () =>
        Reflect.set(window, 'timeline', document.getAnimations()),
      );
    });
    await use(page);
    await context.close();
    expect(problems).toEqual([]);
  },
});

const seenFlag = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), INTRO_SEEN_LOCAL_STORAGE_KEY);

const homeTitle = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Découvrir' });

const still = (page: Page) => page.getByRole('img', { name: /^Affiche/ });

/** Seeks all animations to a time in ms; getAnimations() would omit those that have ended. */
const moveTo = (page: Page, ms: number) =>
  page.evaluate(async (time) => {
    const parts: Animation[] = Reflect.get(window, 'timeline');
    // A pause that is still pending would undo the seek.
    document.getAnimations();
    await Promise.all(parts.map(({ ready }) => ready));
    for (const part of parts) part.currentTime = time;
  }, ms);

test.describe('the first visit to the home page', () => {
  test('a first visit to the home page shows the intro film, then the page with the same query and hash, without extra history entries', async ({
    newcomer,
  }) => {
    await open(newcomer, '/about');
    await newcomer.goto('/?region=Asie#featured');
    await newcomer.waitForURL('/intro?region=Asie#featured');
    await waitUntilHydrated(newcomer);
    await expect.poll(() => seenFlag(newcomer)).toBe('true');

    await test.step('the intro plays a muted film in a loop', async () => {
      const film = newcomer.locator('video');
      await expect(film).toHaveJSProperty('muted', true);
      await expect(film).toHaveJSProperty('loop', true);
      await expect(film).toHaveJSProperty('playsInline', true);
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      await expect(film).toHaveCSS('opacity', '1');
    });

    await test.step('the home page follows the intro film after 10 s, and Back then leads to the page visited before the intro', async () => {
      await moveTo(newcomer, 9_900);
      await expect(newcomer).toHaveURL('/?region=Asie#featured');
      await expect(homeTitle(newcomer)).toBeVisible();
      await newcomer.goBack();
      await expect(newcomer).toHaveURL('/about');
    });
  });

  test('links to the home page show the intro film only once, and « Passer → » skips it by keyboard', async ({
    newcomer,
  }) => {
    await open(newcomer, '/about');
    const home = newcomer.getByRole('banner').getByRole('link', { name: 'Accueil' });
    await home.click();
    await expect(newcomer).toHaveURL('/intro');
    await expect.poll(() => seenFlag(newcomer)).toBe('true');
    await newcomer.getByRole('button', { name: 'Mettre en pause' }).click();
    await newcomer.getByRole('button', { name: 'Passer →' }).press('Enter');
    await expect(newcomer.getByRole('main')).not.toHaveCSS('opacity', '1');
    await expect(newcomer).toHaveURL('/');
    await expect(homeTitle(newcomer)).toBeVisible();

    await newcomer.goBack();
    await expect(newcomer).toHaveURL('/about');
    await home.click();
    await expect(homeTitle(newcomer)).toBeVisible();
    await expect(newcomer).toHaveURL('/');
  });
});

test('the intro types its title, shows the site’s name after 2 s, fades out from 9 s, and can be paused', async ({
  newcomer,
}) => {
  await open(newcomer, '/intro');
  const pause = newcomer.getByRole('button', { name: 'Mettre en pause' });
  await pause.click();
  const film = newcomer.locator('video');
  await expect(film).toHaveJSProperty('paused', true);
  const main = newcomer.getByRole('main');
  const title = newcomer.getByRole('heading', { level: 1, name: TITLE });
  const brand = main.locator('p');
  const bar = newcomer.getByRole('progressbar', { name: 'Introduction' });
  const letters = title.locator('[aria-hidden] > span > span');
  const written = () =>
    letters.evaluateAll((all) =>
      all
        .filter((letter) => !/, 0\)$/.test(getComputedStyle(letter).color))
        .map(({ textContent }) => textContent)
        .join(''),
    );

  await moveTo(newcomer, 65 * 9 + 1);
  expect(await written()).toBe('Découvrez');
  await moveTo(newcomer, 65 * TITLE.length + 1);
  expect(await written()).toBe(TITLE);
  await moveTo(newcomer, 1_999);
  await expect(brand).toHaveCSS('opacity', '0');
  await moveTo(newcomer, 4_000);
  await expect(bar.locator('div')).toHaveCSS('scale', '0.4 1');
  await expect(brand).toHaveCSS('opacity', '1');
  await expect(title).toHaveCSS('opacity', '1');
  await expectAccessible(newcomer);
  await moveTo(newcomer, 8_999);
  await expect(title).toHaveCSS('opacity', '0');
  await expect(main).toHaveCSS('opacity', '1');

  await newcomer.getByRole('button', { name: 'Reprendre' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  await expect(newcomer).toHaveURL('/');
});

test('with reduced motion, a still picture replaces the intro film while the title is shown', async ({
  newcomer,
}) => {
  await newcomer.emulateMedia({ reducedMotion: 'reduce' });
  await open(newcomer, '/intro');
  await expect(still(newcomer)).toBeVisible();
  await expect(newcomer.locator('video')).toHaveCount(0);
  await expect(newcomer.getByRole('progressbar')).toHaveCount(0);
  await expect(newcomer.getByRole('heading', { level: 1 })).toContainText('palaces du monde');
  await newcomer.getByRole('button', { name: 'Passer →' }).click();
  await expect(newcomer).toHaveURL('/');
});

test.describe('when the intro film fails to load', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test('a still picture replaces the intro film when no format of the film can be loaded', async ({
    newcomer,
  }) => {
    const tried: string[] = [];
    await newcomer.route(FILMS, (route) => {
      tried.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await open(newcomer, '/intro');
    await expect
      .poll(() => [...new Set(tried)])
      .toEqual(['/video/intro.av1.webm', '/video/intro.vp9.webm', '/video/intro.mp4']);
    await expect(newcomer.locator('video')).toHaveCSS('opacity', '0');
    await expect(still(newcomer)).toBeVisible();
  });
});
