import type { Page } from '@playwright/test';
import { FORMER_FOOTER, NEXT_FOOTER, test } from '../support/front.ts';
import { isServersPage, untilCached } from '../support/kept-pages.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { formField, loadForm, pageForm } from '../support/site-forms.ts';
import { expect, open, underServiceWorker, waitUntilHydrated } from '../support/test.ts';

test.use({
  expectedConsole:
    /status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|indisponible/,
});

/** The footer, whose text differs between the builds. */
const foot = (page: Page) => page.getByRole('contentinfo');
const expectNext = (page: Page) => expect(foot(page)).toContainText(NEXT_FOOTER);
const expectFormer = (page: Page) => expect(foot(page)).toContainText(FORMER_FOOTER);
const prompt = (page: Page) => page.getByText('Une nouvelle version est disponible');
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
/** Counts the cached files of the newest build. */
const files = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('files-'));
    return (await (await caches.open(names.at(-1) ?? '')).keys()).length;
  });
const builds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files-')));

/** Returns the states of the active, the waiting and the installing service worker. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { active, waiting, installing } = registration ?? {};
    return [active, waiting, installing].map((worker) => worker?.state ?? null);
  });

/** Simulates the return to a tab, which then checks for a new version. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a half-filled form survives a new version of the site, which is installed only when accepted', async ({
  page,
  context,
  front,
}) => {
  await open(page, '/contact');
  await underServiceWorker(page);
  await untilCached(page, '/blog');
  const form = pageForm(page);
  await loadForm(form);
  await formField(form, 'Message').fill('Écrit avant la mise à jour.');
  front.deploy();
  await comeBack(page);
  await expect(prompt(page)).toBeVisible();
  await expectFormer(page);
  await expectAccessible(page, '.toast');

  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expectNext(page);
  await waitUntilHydrated(page);
  await expect(formField(form, 'Message')).toHaveValue('Écrit avant la mise à jour.');
  // Only files of the new build are left, and cached pages are of the new build.
  await expect.poll(async () => (await builds(page)).length).toBe(1);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/blog'))?.text()))
    .toContain(NEXT_FOOTER);
  await context.setOffline(true);
  await page.goto('/blog');
  await waitUntilHydrated(page);
  expect(await isServersPage(page)).toBe(true);
  await expectNext(page);
});

test('a tab with the site’s former version stays usable while another tab runs the new version', async ({
  page,
  context,
  front,
}) => {
  await open(page, '/legal');
  await underServiceWorker(page);
  await untilCached(page, '/blog');
  front.deploy();
  const other = await context.newPage();
  await open(other, '/contact');
  await expectNext(other);
  await expect.poll(async () => (await builds(other)).length).toBe(2);
  // The other tab already runs the new build, so there is no prompt.
  await expect.poll(() => workers(other)).toEqual(['activated', null, null]);
  await expect(prompt(page)).toBeVisible();
  await expect(prompt(other)).toBeHidden();

  await follow(page, 'Destinations');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nos hôtels');
  await expectFormer(page);
  await other.close();
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expectNext(page);

  await test.step('after the browser’s caches and databases are deleted, an open page keeps working, and is readable offline after a reload', async () => {
    await waitUntilHydrated(page);
    const all = await files(page);
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    const storageTypes = 'indexeddb,cache_storage';
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await follow(page, 'Blog');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Le journal');
    await page.reload();
    await waitUntilHydrated(page);
    await expect.poll(() => files(page)).toBe(all);
    await context.setOffline(true);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Le journal');
  });
});

test('a tab whose scripts a deploy has removed reloads once, and keeps the text typed in a form', async ({
  page,
  front,
}) => {
  await open(page, '/contact');
  await underServiceWorker(page);
  const form = pageForm(page);
  await loadForm(form);
  await formField(form, 'Message').fill('Écrit avant le déploiement.');
  front.deploy();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  // Hovering preloads the page, whose files are gone.
  await page.getByRole('banner').getByRole('link', { name: 'Destinations', exact: true }).hover();
  await expectNext(page);
  await waitUntilHydrated(page);
  await expect(formField(form, 'Message')).toHaveValue('Écrit avant le déploiement.');
  expect(loads).toBe(1);
});
