import { expect, test } from 'vitest';
import { browser, hydrated, inPage, open, startBrowser } from './support/browser.ts';
import { button, find, press, text } from './support/find.ts';
import { proxiedSite } from './support/proxy.ts';

startBrowser();
const site = proxiedSite();

const NOTICE = 'Une nouvelle version est disponible';
const SHELL = /^\/app\.html/;
/** Matches the entry script in a service worker's list of files; without the script, the build is another one. */
const ENTRY = /\{"revision":null,"url":"assets\/app-[\w-]+\.js"\},?/;

/** What an expression makes of the registration of the service worker. */
const ofRegistration = (expression: string) =>
  inPage(`return navigator.serviceWorker.getRegistration().then((registration) => ${expression})`);
const lookForUpdate = () => ofRegistration('registration.update().then(() => null)');

test('a new version of the site is announced; the first installation of the service worker is not, even if the page is reloaded meanwhile', async () => {
  // The service worker cannot be installed without app.html.
  const release = site.hold(SHELL);
  await open('/about', site.url());
  await expect.poll(() => site.asked.some((path) => SHELL.test(path))).toBe(true);
  await browser().navigate().refresh();
  await hydrated();
  // Loaded with the registration, once the page is idle.
  const isRegistering = `
    return performance.getEntriesByType('resource').some(({ name }) => name.includes('after-idle'))`;
  await expect.poll(() => inPage(isRegistering)).toBe(true);
  release();
  await expect.poll(() => ofRegistration('registration.active?.state')).toBe('activated');
  // Takes its turn after the registration of the reloaded page.
  await lookForUpdate();
  expect(await browser().findElements(text(NOTICE))).toEqual([]);

  // A worker waits only while the one before it has a page.
  await open('/about', site.url());
  site.renew('/sw.js', (script) => script.replace(ENTRY, ''));
  await lookForUpdate();
  await find(text(NOTICE));
  await inPage('document.body.dataset.version = "old"');
  await press(button('Mettre à jour'));
  await expect.poll(() => inPage('return document.body?.dataset.version ?? null')).toBeNull();
  await hydrated();
  expect(await ofRegistration('registration.waiting')).toBeNull();
  expect(await browser().findElements(text(NOTICE))).toEqual([]);
});
