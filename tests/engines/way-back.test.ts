import { expect, test } from 'vitest';
import { inPage, open, SITE, startBrowser } from './support/browser.ts';
import { find, link } from './support/find.ts';

startBrowser();

test('Back from another site restores the scroll position', async () => {
  await open('/');
  const otherSite = `${SITE.replace('127.0.0.1', 'localhost')}/robots.txt`;
  await inPage(
    `
    scrollTo({ top: 3000, behavior: 'instant' });
    const link = document.createElement('a');
    Object.assign(link, { href: arguments[0], textContent: 'Un autre site' });
    Object.assign(link.style, { position: 'fixed', top: '50%', zIndex: 100 });
    document.body.append(link);`,
    otherSite,
  );
  await (await find(link('Un autre site'))).click();
  // Within 50 pixels: Firefox loads the page anew, with its type a little later.
  const place = () => inPage('return [location.hostname, Math.abs(scrollY - 3000) < 50]');
  await expect.poll(place).toEqual(['localhost', false]);
  await inPage('history.back()');
  await expect.poll(place).toEqual(['127.0.0.1', true]);
});
