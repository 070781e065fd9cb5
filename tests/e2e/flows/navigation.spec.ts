import type { Page } from '@playwright/test';
import { BRAND } from '#domain/site/brand.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { whenHydrated } from '../support/hydration.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test, waitUntilHydrated } from '../support/test.ts';

const PAGES = [
  ['Accueil', '/'],
  ['Blog', '/blog'],
  ['Destinations', '/destinations'],
  ['Vacances Sur-Mesure', '/vacances-sur-mesure'],
  ['À Propos', '/about'],
  ['Contact', '/contact'],
] as const;
const NETWORKS = ['Instagram', 'WhatsApp', 'TikTok'].map((name) => `${name} (nouvel onglet)`);

const header = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

const footer = (page: Page) => page.getByRole('contentinfo');

/** Returns the first five active destinations by name. */
async function popularDestinations() {
  const { docs } = await database()
    .collection(COLLECTIONS.destinations)
    .where('active', '==', true)
    .get();
  expect(docs.length).toBeGreaterThan(5);
  return docs
    .map((destination) => ({
      name: String(destination.get('destination_name')),
      slug: String(destination.get('destination_slug')),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
    .slice(0, 5);
}

test.describe('the site’s header and footer', () => {
  test('the links in the site’s header to the main pages work by keyboard', async ({ page }) => {
    await open(page, '/about');
    await test.step('the links in the site’s header to social networks open in a new tab', async () => {
      for (const name of NETWORKS) {
        const link = header(page).getByRole('link', { name });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    await test.step('Tab moves from the skip link through the site’s header to « Newsletter »; the skip link jumps past the header', async () => {
      const visited: string[] = [];
      while (visited.at(-1) !== 'Newsletter' && visited.length < 20) {
        await page.keyboard.press('Tab');
        visited.push(await focused(page));
      }
      expect(visited).toEqual([
        'Aller au contenu',
        BRAND,
        ...PAGES.map(([name]) => name),
        ...NETWORKS,
        'Mes favoris',
        'Newsletter',
      ]);

      const skip = page.getByRole('link', { name: 'Aller au contenu' });
      await skip.focus();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });

    await test.step('Enter on a link in the site’s header opens the page, focuses the page’s title, and marks the link as current', async () => {
      const blog = header(page).getByRole('link', { name: 'Blog' });
      await blog.press('Enter');
      await expect(page).toHaveURL('/blog');
      await expect(title(page)).toHaveText(/journal/);
      await expect(title(page)).toBeFocused();
      await expect(blog).toHaveAttribute('aria-current', 'page');
    });
  });

  test('the footer links to the site’s pages and to five destinations', async ({ page }) => {
    const first = await popularDestinations();
    await open(page, '/about');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${BRAND}`);
    await test.step('the footer links to the main pages, past newsletters, legal notice and accessibility statement; a page opened from the footer is scrolled to the top', async () => {
      const links = footer(page).getByRole('navigation', { name: 'Le guide' }).getByRole('link');
      const further = [
        ['Les lettres parues', '/lettre'],
        ['Mentions légales', '/legal'],
        ['Accessibilité', '/accessibilite'],
      ] as const;
      const pages = [...PAGES, ...further] as const;
      await expect(links).toHaveText(pages.map(([name]) => name));
      for (const [index, [, path]] of pages.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', path);
      }
      await links.nth(PAGES.length + 1).click();
      await expect(page).toHaveURL('/legal');
      await expect(title(page)).toHaveText('Mentions légales');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('the footer lists the alphabetically first five published destinations', async () => {
      const links = footer(page)
        .getByRole('navigation', { name: 'Destinations Populaires' })
        .getByRole('link');
      await expect(links).toHaveText(first.map(({ name }) => name));
      for (const [index, { slug }] of first.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', `/destinations/${slug}`);
      }
      await links.first().click();
      await expect(title(page)).toHaveText(first[0]?.name ?? '');
    });
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the mobile menu lists the links that the site’s header hides in a narrow window, and closes on a press outside or on a link', async ({
    page,
  }) => {
    const button = header(page).locator('summary');
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await open(page, '/about');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();

    await expect(menu.getByRole('link')).toHaveText([
      ...PAGES.map(([name]) => name),
      ...NETWORKS.map(() => ''),
    ]);
    for (const name of NETWORKS) {
      await expect(header(page).getByRole('link', { name })).toHaveCount(1);
    }
    await expectAccessible(page, 'header');

    await test.step('the mobile menu closes on a press outside, on a link to the current page and on a link to another page', async () => {
      await page.mouse.click(195, 800);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/about');

      await button.click();
      await menu.getByRole('link', { name: 'À Propos' }).click();
      await expect(menu).toBeHidden();

      await button.click();
      await menu.getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await expect(menu).toBeHidden();
      await expect(title(page)).toBeFocused();
    });
  });
});

test.describe('pages that fail', () => {
  test.use({
    expectedConsole: /status of 404|provoked|The above error|error boundary/i,
  });

  test('an unknown path shows « 404 » and links home; a rendering error shows the crash screen', async ({
    page,
  }) => {
    await test.step('the « 404 » page links home', async () => {
      await open(page, '/nulle-part');
      await expect(page.getByText('404')).toBeVisible();
      const home = page.getByRole('link', { name: 'Return to Home' });
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL('/');
      await expect(title(page)).toContainText('palaces du monde');
    });

    await test.step('the crash screen sends the rendering error to the server’s log, and can reload the page', async () => {
      await header(page).getByRole('link', { name: 'Blog' }).click();
      await expect(title(page)).toBeFocused();
      const logged = page.waitForRequest((request) =>
        /"error":"Error: provoked \S+:\d+:\d+"/.test(request.postData() ?? ''),
      );
      const article = page.getByRole('link', { name: /^Lire l'article/ }).first();
      await whenHydrated(article);
      // An article formats its date with this method, so rendering throws.
      await page.evaluate(() => {
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get() {
            throw new Error('provoked');
          },
        });
      });
      await article.click();
      await expect(title(page)).toHaveText('Une erreur est survenue');
      await expect(
        page.getByText('Nous nous excusons pour ce désagrément. Veuillez rafraîchir la page.'),
      ).toBeVisible();
      await expectAccessible(page);
      await logged;
      await page.getByRole('button', { name: 'Rafraîchir la page' }).click();
      await waitUntilHydrated(page);
      await expect(title(page)).not.toHaveText('Une erreur est survenue');
    });
  });
});

test('Back closes dialogs and the enlarged map; « Retour » links and a reload show lists as they were left', async ({
  page,
}) => {
  const opened = page.getByRole('dialog');
  await open(page, '/destinations?region=Europe');

  await test.step('Back closes the lightbox, even when opened a second time, and the newsletter dialog', async () => {
    await page
      .getByRole('link', { name: /Grand Hôtel du Lac Blanc/ })
      .first()
      .click();
    const enlarge = page.getByRole('button', { name: /^Agrandir/ }).first();
    for (const opener of [
      enlarge,
      enlarge,
      header(page).getByRole('button', { name: 'Newsletter' }),
    ]) {
      await opener.click();
      await expect(opened).toBeVisible();
      await page.goBack();
      await expect(opened).toBeHidden();
      await expect(title(page)).toHaveText('Grand Hôtel du Lac Blanc');
    }
    await enlarge.click();
    await opened.getByRole('button', { name: 'Fermer' }).click();
    await expect(opened).toBeHidden();
  });

  await test.step('« Retour aux hôtels » leads to the filtered list of hotels, even after a visit to another hotel', async () => {
    const back = page.getByRole('link', { name: 'Retour aux hôtels' });
    await back.click();
    await expect(page).toHaveURL('/destinations?region=Europe');
    await page
      .getByRole('link', { name: /Grand Hôtel du Lac Blanc/ })
      .first()
      .click();
    await page.locator('#similaires').getByRole('link').first().click();
    await expect(title(page)).not.toHaveText('Grand Hôtel du Lac Blanc');
    await back.click();
    await expect(page).toHaveURL('/destinations?region=Europe#hotels-list');
  });

  await test.step('Back closes an enlarged region of the map of hotels, and leads from a hotel opened on the map back to the list of hotels', async () => {
    const map = page.getByRole('navigation', { name: 'La carte' });
    const group = map.getByRole('button', { name: /^Europe/ });
    await map.scrollIntoViewIfNeeded();
    await group.click();
    await expect(map.getByRole('heading', { name: 'Europe' })).toBeFocused();
    await page.goBack();
    await expect(group).toBeFocused();
    await group.click();
    await map
      .getByRole('link', { name: /Nordlys Rorbuer/ })
      .last()
      .click();
    await expect(title(page)).toHaveText('Nordlys Rorbuer');
    await page.goBack();
    await expect(page).toHaveURL('/destinations?region=Europe#hotels-list');
    await page.goBack();
    await expect(title(page)).not.toContainText('Nos hôtels');
  });

  await test.step('a reload or Back after « Voir plus d’hôtels » shows the same hotels at the same scroll position', async () => {
    await open(page, '/destinations');
    await page.getByRole('button', { name: 'Voir plus d’hôtels' }).press('Enter');
    const first = page.getByRole('link', { name: /The Lantern Quay/ }).first();
    await expect(first).toBeFocused();
    const place = await page.evaluate(() => scrollY);
    await page.reload();
    await expect(first).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    // Unlike a press, this event does not scroll the page.
    await first.dispatchEvent('click');
    await expect(title(page)).toHaveText('The Lantern Quay');
    await page.goBack();
    await expect(first).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});
