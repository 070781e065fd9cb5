import { expect, open, test } from '../support/test.ts';

test('a hotel page opens from the list of hotels, and links to the booking partner in a new tab', async ({
  page,
}) => {
  await open(page, '/destinations');
  await test.step('a hotel page opens at the top, and Back restores the scroll position of the list of hotels', async () => {
    const link = page.getByRole('link', { name: /Nordlys Rorbuer/ }).first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nordlys Rorbuer' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await link.click();
  });

  await test.step('« Voir les disponibilités » opens the booking partner’s site in a new tab, and shows a toast', async () => {
    const booking = page.getByRole('link', { name: 'Voir les disponibilités' });
    await expect(booking).toHaveAttribute('target', '_blank');
    await expect(booking).toHaveAttribute('rel', /sponsored/);
    await expect(booking).toHaveAttribute('rel', /noopener/);
    // No request may leave the machine, so the new tab is not opened.
    await booking.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    await booking.click();
    await expect(page.getByText(/^Redirection vers /)).toBeVisible();
  });

  await test.step('on a phone, the booking link of a hotel stays in the window while the page scrolls', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const booking = page.getByRole('link', { name: 'Voir les disponibilités' });
    for (const text of ['Retour aux hôtels', 'Ce que la maison propose']) {
      await page.getByText(text).scrollIntoViewIfNeeded();
      await expect(booking).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a hotel page is printed on one sheet, with all its texts and its URL', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/hotels/ryokan-momiji');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  for (const text of [/^L'Expérience$/, /^Services & Équipements$/, /^Emplacement$/]) {
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  }
  await expect(page.getByText('alimentés par la source')).toBeVisible();
  await expect(page.getByText('Ohara, à une heure de bus')).toBeVisible();
  await expect(page.locator('head > [rel="canonical"]')).toBeVisible();
  for (const role of ['navigation', 'contentinfo', 'button', 'tab'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Voir les disponibilités' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 33, 63)');
});
