import { expect, test } from 'vitest';
import { address, browser, hydrated, inPage, open, startBrowser } from './support/browser.ts';
import { find, link, text } from './support/find.ts';
import { proxiedSite } from './support/proxy.ts';

startBrowser();
const site = proxiedSite();

test('a link pressed while the scripts load opens its page', async () => {
  const release = site.hold(/^\/assets\/.*\.js$/);
  await browser().get(`${site.url()}/about`);
  // The application is asked for once the hero has painted.
  await expect.poll(() => site.asked.some((path) => path.endsWith('.js'))).toBe(true);
  await (await find(link('Destinations'))).click();
  await expect.poll(address).toBe('/destinations');
  release();
  await hydrated();
  expect(await address()).toBe('/destinations');
  await find(text('hôtels'));
});

test('a page opened by a link loads its picture only as AVIF', async () => {
  await open('/about', site.url());
  site.asked.length = 0;
  await (await find(link('Contact'))).click();
  await find(text('Écrivez-nous'));
  const loaded = 'return document.querySelector("main img[elementtiming=hero]")?.complete ?? false';
  await expect.poll(() => inPage(loaded)).toBe(true);
  const pictures = site.asked.filter((path) => path.startsWith('/art/'));
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((path) => !path.endsWith('.avif'))).toEqual([]);
});
