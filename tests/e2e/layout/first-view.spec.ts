import { expect, open, test } from '../support/test.ts';

// On a page as the server sent it, what is below the first screen is laid out when it comes near.
const FOOT = 'Mentions légales';

test.use({ viewport: { width: 390, height: 844 } });

/** As far below the top of the window as sections of a phone stop. */
const MARGIN = 48;

test('the section named by the URL’s hash stays in place when content above it grows, until the visitor scrolls', async ({
  page,
}) => {
  await open(page, '/?intro=0#journal');
  const top = async () => Math.round((await page.locator('#journal').boundingBox())?.y ?? 0);
  const grow = () =>
    page.locator('#featured').evaluate((section) => {
      section.style.paddingTop = `${section.clientHeight}px`;
    });
  // Only the script holds the place, as in browsers without scroll anchoring.
  await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
  await expect.poll(top).toBe(MARGIN);
  await grow();
  await expect.poll(top).toBe(MARGIN);

  await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
  await expect.poll(top).toBe(MARGIN - 500);
  await grow();
  await expect.poll(top).toBeGreaterThan(MARGIN);
});

test('a reload of the home page restores the scroll position', async ({ page }) => {
  await open(page, '/');
  const journal = page.locator('#journal');
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    await expect(journal).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
  const top = async () => Math.round((await journal.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});

test('text far below the first screen is found by the browser’s search, and all sections are printed', async ({
  page,
}) => {
  await open(page, '/');
  const isFound = await page.evaluate(
    (text) => Reflect.apply(Reflect.get(window, 'find'), window, [text]),
    FOOT,
  );
  expect(isFound).toBe(true);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: FOOT })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').last()).toHaveCSS('content-visibility', 'visible');
});
