import type { Page } from '@playwright/test';
import { DEMO_VISITOR } from '#scripts/lib/ports.ts';
import { expect, field, openAdmin, test } from '../../support/admin.ts';
import { plantRequest, removeVisitorsData, runPrefix } from '../../support/admin-office.ts';
import {
  expectAccessible,
  expectFitsAndAccessible,
  expectFitsWindows,
  expectNoOverflow,
} from '../../support/page-checks.ts';

type AdminPage = {
  path: string;
  title: string;
  heading?: string;
  /** The page has other controls, or a menu, on a phone. */
  differsOnPhone?: true;
};

async function expectPage(
  page: Page,
  { title, heading = title, differsOnPhone }: Omit<AdminPage, 'path'>,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Administration | Grand Séjour`);
  await expect(page.getByText('Chargement', { exact: false })).toHaveCount(0);
  // The narrowest phones have room for the header's two buttons, too.
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  if (differsOnPhone) return expectFitsAndAccessible(page);
  await expectFitsWindows(page);
  // In a window as tall as the page, the bottom bar covers no control.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height });
  await expectAccessible(page);
}

/** Checks pages one after the other, without loading another document. */
async function expectPages(page: Page, pages: readonly AdminPage[]): Promise<void> {
  for (const [index, adminPage] of pages.entries()) {
    const { path, title } = adminPage;
    await test.step(`the admin page ${path} has its title, fits the window and is accessible`, async () => {
      if (index === 0) await openAdmin(page, path, title);
      // The router treats history.pushState like a link, without loading a document.
      else await page.evaluate((next) => history.pushState(null, '', next), path);
      await expectPage(page, adminPage);
    });
  }
}

test('the admin pages of the dashboard, hotels, destinations, trash and team fit the window and are accessible', ({
  page,
}) =>
  expectPages(page, [
    { path: '/admin', title: 'Tableau de bord' },
    { path: '/admin/hotels', title: 'Hôtels', differsOnPhone: true },
    { path: '/admin/hotels/new', title: 'Nouvel hôtel' },
    { path: '/admin/hotels/ryokan-momiji', title: 'Modifier l’hôtel', differsOnPhone: true },
    { path: '/admin/destinations/japon', title: 'Modifier la destination' },
    { path: '/admin/corbeille', title: 'Corbeille' },
    { path: '/admin/equipe', title: 'Équipe' },
  ]));

test('the admin pages of articles, pictures, SEO, settings and redirections fit the window and are accessible', ({
  page,
}) =>
  expectPages(page, [
    { path: '/admin/articles', title: 'Articles' },
    { path: '/admin/articles/new', title: 'Nouvel article' },
    { path: '/admin/articles/une-nuit-en-wagon-lit', title: 'Modifier l’article' },
    { path: '/admin/images', title: 'Images' },
    { path: '/admin/seo?page=about', title: 'Référencement (SEO)' },
    { path: '/admin/reglages', title: 'Réglages' },
    { path: '/admin/redirections', title: 'Redirections' },
    { path: '/admin/redirections/new?from=/page', title: 'Nouvelle redirection' },
  ]));

test.describe('with a stored contact request', () => {
  const id = runPrefix('page');
  test.afterEach(() => removeVisitorsData(id));

  test('the admin pages of newsletter, contact requests and personal data fit the window and are accessible', async ({
    page,
  }) => {
    await plantRequest(id);
    await expectPages(page, [
      { path: '/admin/newsletter', title: 'Newsletter' },
      { path: '/admin/demandes', title: 'Demandes', differsOnPhone: true },
      { path: `/admin/demandes/${id}`, title: `Élodie ${id}` },
      { path: '/admin/personne', title: 'Données d’une personne' },
    ]);
  });
});

test('the admin pages of statistics, audit log and account, and « Page introuvable », fit the window and are accessible', ({
  page,
}) =>
  expectPages(page, [
    { path: '/admin/nulle-part', title: 'Page introuvable' },
    { path: '/admin/chiffres', title: 'Chiffres' },
    { path: '/admin/journal', title: 'Historique' },
    { path: '/admin/compte', title: 'Mon compte' },
  ]));

test.describe('signed out, then without admin rights', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the admin sign-in page and « Accès refusé » are accessible, and search engines do not index the sign-in page', async ({
    page,
  }) => {
    const answer = await page.goto('/admin/login');
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expectPage(page, { title: 'Connexion', heading: 'Administration' });
    await field(page, 'E-mail').fill(DEMO_VISITOR.email);
    await field(page, 'Mot de passe').fill(DEMO_VISITOR.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expectPage(page, { title: 'Accès refusé' });
  });
});
