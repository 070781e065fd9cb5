import type { Page } from '@playwright/test';
import { DEMO_VISITOR } from '#scripts/lib/demo-accounts.ts';
import { expect, openAdmin, signedInState, test } from '../../support/admin.ts';
import { plantRequest, removeVisitorsData, runPrefix } from '../../support/admin-office.ts';
import { expectAccessible, expectFits, expectSound } from '../../support/page-checks.ts';

type AdminPage = {
  path: string;
  title: string;
  heading?: string;
  /** On a phone it has other controls, or a menu. */
  differsOnPhone?: true;
};

const PAGES: readonly AdminPage[] = [
  { path: '/admin', title: 'Tableau de bord' },
  { path: '/admin/hotels', title: 'Hôtels', differsOnPhone: true },
  { path: '/admin/hotels/new', title: 'Nouvel hôtel' },
  { path: '/admin/hotels/ryokan-momiji', title: 'Modifier l’hôtel', differsOnPhone: true },
  { path: '/admin/articles', title: 'Articles' },
  { path: '/admin/articles/new', title: 'Nouvel article' },
  { path: '/admin/articles/une-nuit-en-wagon-lit', title: 'Modifier l’article' },
  { path: '/admin/destinations?fiche=japon', title: 'Destinations' },
  { path: '/admin/images', title: 'Images' },
  { path: '/admin/seo?page=about', title: 'Référencement (SEO)' },
  { path: '/admin/reglages', title: 'Réglages' },
  { path: '/admin/newsletter', title: 'Newsletter' },
  { path: '/admin/demandes', title: 'Demandes', differsOnPhone: true },
  { path: '/admin/e-mails', title: 'E-mails' },
  { path: '/admin/personne', title: 'Données d’une personne' },
  { path: '/admin/chiffres', title: 'Chiffres' },
  { path: '/admin/journal', title: 'Journal' },
  { path: '/admin/compte', title: 'Mon compte' },
  { path: '/admin/nulle-part', title: 'Page introuvable' },
];

const NAME = 'has its title, is not indexed, fits the window and has no accessibility violations';

async function expectPage(
  page: Page,
  { path, title, heading = title, differsOnPhone }: AdminPage,
): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith(path));
  await openAdmin(page, path, heading);
  await expect(page).toHaveTitle(`${title} | Administration | Grand Séjour`);
  expect((await answer).headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByText('Chargement', { exact: false })).toHaveCount(0);
  if (differsOnPhone) return expectSound(page);
  await expectFits(page);
  await expectAccessible(page);
}

for (const adminPage of PAGES) {
  test(`${adminPage.path} ${NAME}`, ({ page }) => expectPage(page, adminPage));
}

test(`a request ${NAME}`, async ({ page }) => {
  const id = runPrefix('page');
  await plantRequest(id);
  await expectPage(page, { path: `/admin/demandes/${id}`, title: `Élodie ${id}` });
  await removeVisitorsData(id);
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test(`the sign-in page ${NAME}`, ({ page }) =>
    expectPage(page, { path: '/admin/login', title: 'Connexion', heading: 'Administration' }));
});

test.describe('without the rights', () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  test.use({ storageState: async ({}, use) => use(await signedInState(DEMO_VISITOR)) });

  test(`« Accès refusé » ${NAME}`, ({ page }) =>
    expectPage(page, { path: '/admin/hotels', title: 'Accès refusé' }));
});
