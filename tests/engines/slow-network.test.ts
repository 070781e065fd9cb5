import { expect, test } from 'vitest';
import { address, browser, hydrated, inPage, open, startBrowser } from './support/browser.ts';
import { find, link, text } from './support/find.ts';
import { slowSite } from './support/slow-site.ts';

startBrowser();
const site = slowSite();

test('a link pressed while the scripts load leads where it says', async () => {
  const release = site.holdScripts();
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

test('pictures below the first screen wait until they are near', async () => {
  await open('/about', site.url());
  site.asked.length = 0;
  await open('/', site.url());
  const isAsked = ({ name }: { name: string }) =>
    site.asked.some((path) => path.startsWith(`/art/${name}-`));
  const pictures = await inPage<{ name: string; top: number }[]>(`
    return [...document.querySelectorAll('img[data-art]')].map((image) => ({
      name: image.dataset.art,
      top: image.getBoundingClientRect().top / innerHeight,
    }));`);
  const near = pictures.filter(({ top }) => top < 1);
  // How far ahead a browser fetches is its own affair, but none looks that far.
  const far = pictures.filter(
    ({ name, top }) => top > 4 && !pictures.some((other) => other.name === name && other.top <= 4),
  );
  expect(near.filter(isAsked)).toEqual(near);
  expect(far).not.toEqual([]);
  expect(far.filter(isAsked)).toEqual([]);
});

test('a page that a link opens fetches its picture once, as AVIF', async () => {
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
