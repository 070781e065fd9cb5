import type { Page } from '@playwright/test';
import { BRAND } from '#domain/site/brand.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../support/firestore.ts';
import { whenHydrated } from '../support/hydration.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

const PAGES = [
  ['Accueil', '/'],
  ['Blog', '/blog'],
  ['Destinations', '/destinations'],
  ['Vacances Sur-Mesure', '/vacances-sur-mesure'],
  ['À Propos', '/about'],
  ['Contact', '/contact'],
] as const;
const NETWORKS = ['Instagram', 'WhatsApp', 'TikTok'].map((name) => `${name} (nouvelle fenêtre)`);

const header = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

test.describe('Shared elements: header', () => {
  test('links to the six pages by keyboard, marks the current one, and focuses its title', async ({
    page,
  }) => {
    await open(page, '/about');
    const blog = header(page).getByRole('link', { name: 'Blog' });
    await blog.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(title(page)).toHaveText(/journal/);
    await expect(title(page)).toBeFocused();
    await expect(blog).toHaveAttribute('aria-current', 'page');
    const links = header(page).getByRole('navigation', { name: 'Navigation principale' });
    await expect(links.getByRole('link')).toHaveText(PAGES.map(([name]) => name));
    for (const [name, path] of PAGES) {
      const link = links.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', path);
      if (path === '/blog') await expect(link).toHaveAttribute('aria-current', 'page');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
    await expect(header(page).getByRole('button', { name: 'Newsletter' })).toBeVisible();
  });

  test('has a tab order from the skip link, which leads past it, to the newsletter; networks open in a new tab', async ({
    page,
  }) => {
    await open(page, '/about');
    for (const name of NETWORKS) {
      const link = header(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
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
});

test.describe('Shared elements: mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => header(page).locator('summary');
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

  test.beforeEach(async ({ page }) => {
    await open(page, '/about');
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('has the six pages, the networks and the newsletter; the bar shows no network', async ({
    page,
  }) => {
    await expect(menu(page).getByRole('link')).toHaveText([
      ...PAGES.map(([name]) => name),
      ...NETWORKS.map(() => ''),
    ]);
    for (const name of NETWORKS) {
      await expect(menu(page).getByRole('link', { name })).toBeVisible();
      await expect(header(page).getByRole('link', { name })).toHaveCount(1);
    }
    await expect(menu(page).getByRole('link', { name: 'À Propos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu(page).getByRole('button', { name: 'Newsletter' })).toBeVisible();
  });

  test('closes on a press outside, on a link to the page that is open, and on one to another', async ({
    page,
  }) => {
    await page.mouse.click(195, 800);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');

    await button(page).click();
    await menu(page).getByRole('link', { name: 'À Propos' }).click();
    await expect(menu(page)).toBeHidden();

    await button(page).click();
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu(page)).toBeHidden();
    await expect(title(page)).toBeFocused();
  });
});

test.describe('Shared elements: footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo');

  test('has this year’s copyright and the networks, and links to the seven pages', async ({
    page,
  }) => {
    await open(page, '/about');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${BRAND}`);
    for (const name of NETWORKS) {
      await expect(footer(page).getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    const links = footer(page).getByRole('navigation', { name: 'Le guide' }).getByRole('link');
    const pages = [...PAGES, ['Mentions légales', '/legal']] as const;
    await expect(links).toHaveText(pages.map(([name]) => name));
    for (const [index, [, path]] of pages.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', path);
    }
    await links.last().click();
    await expect(page).toHaveURL('/legal');
    await expect(title(page)).toHaveText('Mentions légales');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('lists the first five active destinations by name', async ({ page }) => {
    const { docs } = await database()
      .collection(COLLECTIONS.destinations)
      .where('active', '==', true)
      .get();
    expect(docs.length).toBeGreaterThan(5);
    const first = docs
      .map((destination) => ({
        name: String(destination.get('destination_name')),
        slug: String(destination.get('destination_slug')),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
      .slice(0, 5);
    await open(page, '/about');
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

test.describe('Shared elements: pages that fail', () => {
  test.describe('an unknown path', () => {
    test.use({ expectedConsole: /status of 404/ });

    test('says so, and links home', async ({ page }) => {
      await open(page, '/nulle-part');
      await expect(page.getByText('404')).toBeVisible();
      const home = page.getByRole('link', { name: 'Return to Home' });
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL('/');
      await expect(title(page)).toContainText('palaces du monde');
    });
  });

  test.describe('an error while a page renders', () => {
    test.use({ expectedConsole: /provoked|La page a planté|The above error|error boundary/i });

    test('shows the crash screen, which reloads the page and logs the error', async ({ page }) => {
      await open(page, '/blog');
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('La page a planté'),
      );
      const article = page.getByRole('link', { name: /^Lire l'article/ }).first();
      await whenHydrated(article);
      // Every date of an article is formatted with it.
      await page.evaluate(() => {
        Intl.DateTimeFormat.prototype.formatToParts = () => {
          throw new Error('provoked');
        };
      });
      await article.click();
      await expect(title(page)).toHaveText('Une erreur est survenue');
      await expect(
        page.getByText('Nous nous excusons pour ce désagrément. Veuillez rafraîchir la page.'),
      ).toBeVisible();
      await logged;
      await page.getByRole('button', { name: 'Rafraîchir la page' }).click();
      await hydrated(page);
      await expect(title(page)).not.toHaveText('Une erreur est survenue');
    });
  });
});
