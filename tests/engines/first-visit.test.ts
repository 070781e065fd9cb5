import { expect, test } from 'vitest';
import { inPage, open, startBrowser } from './support/browser.ts';
import { proxiedSite } from './support/proxy.ts';

startBrowser();
const site = proxiedSite();

// In a file of its own: with the stylesheet in the cache nothing waits for it.
test('on a first visit, pictures below the first screen are requested only when they are near', async () => {
  await open('/', site.url());
  const isAsked = ({ name }: { name: string }) =>
    site.asked.some((path) => path.startsWith(`/art/${name}-`));
  const pictures = await inPage<{ name: string; top: number }[]>(`
    return [...document.querySelectorAll('img[src^="/art/"]')].map((image) => ({
      name: image.getAttribute('src').slice(5, -10),
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
