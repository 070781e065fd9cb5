import { favouriteNames, favouriteNote, favourites, saveHotels } from '../support/favourites.ts';
import {
  expectAccessible,
  expectFitsAndAccessible,
  expectNoOverflow,
} from '../support/page-checks.ts';
import { toasts } from '../support/site-forms.ts';
import { expect, open, test, waitUntilHydrated } from '../support/test.ts';

const RYOKAN = 'Ryokan Momiji';
const KALDERA = 'Kaldera Blanc';
const NORDLYS = 'Nordlys Rorbuer';
const saveThree = (page: Parameters<typeof saveHotels>[0]) =>
  saveHotels(page, 'ryokan-momiji', 'kaldera-blanc', 'nordlys-rorbuer');

test.describe('the favourites', () => {
  test('the order and notes of favourites, and a favourite restored after its removal, survive a reload and reach other tabs', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await saveThree(page);
    await test.step('buttons move a hotel within the list of favourites', async () => {
      await expect(favouriteNames(page)).toHaveText([RYOKAN, KALDERA, NORDLYS]);

      const down = page.getByRole('button', { name: `Descendre\u00a0: ${RYOKAN}` });
      await down.click();
      await expect(favouriteNames(page)).toHaveText([KALDERA, RYOKAN, NORDLYS]);
      await expect(down).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(favouriteNames(page)).toHaveText([KALDERA, NORDLYS, RYOKAN]);
      await expect(page.getByText(`${RYOKAN}\u00a0: position 3 sur 3`)).toBeAttached();
    });

    await test.step('notes of favourites, and a favourite restored after its removal, survive a reload', async () => {
      await favouriteNote(page, KALDERA).pressSequentially('La terrasse du bas, en mai');
      await page.getByRole('button', { name: `Retirer ${KALDERA} des favoris` }).click();
      await expect(favouriteNames(page)).toHaveText([NORDLYS, RYOKAN]);
      await expectAccessible(page, '.toast');
      await toasts(page).getByRole('button', { name: 'Annuler' }).click();
      await expect(favouriteNames(page)).toHaveText([KALDERA, NORDLYS, RYOKAN]);
      // Typed right before the page is left.
      await favouriteNote(page, NORDLYS).pressSequentially('Avec les enfants');
      await page.reload();
      await waitUntilHydrated(page);
      await expect(favouriteNames(page)).toHaveText([KALDERA, NORDLYS, RYOKAN]);
      await expect(favouriteNote(page, KALDERA)).toHaveValue('La terrasse du bas, en mai');
      await expect(favouriteNote(page, NORDLYS)).toHaveValue('Avec les enfants');
      await expectFitsAndAccessible(page);
    });

    await test.step('favourites exported to a file can be imported on another device, with their order and notes', async () => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Garder ma liste dans un fichier' }).click();
      const file = await (await saving).path();
      const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
      const other = await elsewhere.newPage();
      await open(other, '/favoris');
      const take = async (path: string) => {
        const choosing = other.waitForEvent('filechooser');
        await other.getByRole('button', { name: 'Reprendre un fichier de favoris' }).click();
        await (await choosing).setFiles(path);
      };
      await take(import.meta.filename);
      await expect(other.getByText('Ce fichier ne contient pas de favoris')).toBeVisible();
      await take(file);
      await expect(favouriteNames(other)).toHaveText([KALDERA, NORDLYS, RYOKAN]);
      await expect(favouriteNote(other, NORDLYS)).toHaveValue('Avec les enfants');
      await elsewhere.close();
    });

    await test.step('the favourites in two tabs stay in sync, and neither tab overwrites the other’s changes', async () => {
      const other = await context.newPage();
      await other.goto('/favoris');
      await waitUntilHydrated(other);
      await expect(favouriteNames(other)).toHaveText([KALDERA, NORDLYS, RYOKAN]);

      await favouriteNote(page, RYOKAN).fill('En novembre');
      await expect(favouriteNote(other, RYOKAN)).toHaveValue('En novembre');
      await Promise.all([
        favouriteNote(page, NORDLYS).fill('Sous l’aurore'),
        other.getByRole('button', { name: `Retirer ${KALDERA} des favoris` }).click(),
      ]);
      for (const tab of [page, other]) {
        await expect(favouriteNames(tab)).toHaveText([NORDLYS, RYOKAN]);
        await expect(favouriteNote(tab, NORDLYS)).toHaveValue('Sous l’aurore');
        await expect(tab.getByRole('link', { name: /Mes favoris\s: 2 hôtels/ })).toBeVisible();
      }
    });

    await test.step('the favourites page offers to install the site once the browser can install it', async () => {
      const install = page.getByRole('main').getByRole('button', { name: 'Installer le site' });
      await expect(install).toHaveCount(0);
      await page.evaluate(() =>
        dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined })),
      );
      await expect(install).toBeVisible();
    });

    await test.step('the list of favourites can be attached to a holiday request', async () => {
      await page.getByRole('link', { name: 'Joindre à une demande de voyage' }).click();
      await expect(page).toHaveURL(/\/vacances-sur-mesure#demande$/);
      const attached = page.getByRole('group', { name: 'Hôtels joints à votre demande' });
      await expect(attached.getByRole('listitem')).toHaveText([NORDLYS, RYOKAN]);
    });
  });

  test('two or three favourites are compared in a table, which Back closes and a reload keeps open', async ({
    page,
  }) => {
    await saveThree(page);
    await favouriteNote(page, KALDERA).fill('La terrasse du bas');
    const box = (name: string) => page.getByRole('checkbox', { name: `Comparer\u00a0: ${name}` });
    const columns = page.getByRole('columnheader');
    const title = (name: string) => page.getByRole('heading', { level: 2, name });
    await box(RYOKAN).check();
    await expect(page.getByText(/^Un hôtel choisi/)).toBeVisible();
    await box(KALDERA).check();
    const link = page.getByRole('link', { name: 'Comparer 2 hôtels' });
    await link.click();

    await expect(title('Deux hôtels côte à côte')).toBeFocused();
    await expect(page.getByRole('table', { name: 'Deux hôtels côte à côte' })).toBeVisible();
    await expect(columns).toHaveText([RYOKAN, KALDERA]);
    await expect(page.getByRole('row', { name: /À partir de 980€\/nuit.*760€/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'La terrasse du bas' })).toBeVisible();
    await expectFitsAndAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(columns.last()).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(columns).toHaveText([RYOKAN, KALDERA]);

    await page.goBack();
    await expect(link).toBeFocused();
    await expect(box(RYOKAN)).toBeChecked();
    await box(NORDLYS).check();
    await page.getByRole('link', { name: 'Comparer 3 hôtels' }).click();
    await expect(columns).toHaveText([RYOKAN, KALDERA, NORDLYS]);
    await expectNoOverflow(page);
    await test.step('on a phone, the keyboard scrolls to the third hotel of a comparison', async () => {
      await expect(columns.nth(1)).toBeInViewport({ ratio: 1 });
      await expect(columns.last()).not.toBeInViewport({ ratio: 0.5 });
      await page.getByRole('region', { name: 'Trois hôtels côte à côte' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(columns.last()).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });
  });

  test('favourites are printed with pictures, notes and QR codes', async ({ page }) => {
    await saveThree(page);
    await favouriteNote(page, RYOKAN).fill('La chambre 9');
    await page.evaluate(() => {
      window.print = () => {
        const isShown = ({ complete, naturalWidth }: HTMLImageElement) =>
          complete && naturalWidth > 0;
        document.title = [...document.images].every(isShown) ? 'Imprimé' : 'Images manquantes';
      };
    });
    await page.getByRole('button', { name: 'Imprimer mon carnet' }).click();
    await expect(page).toHaveTitle('Imprimé');
    await expect(page.getByText(/^Ce navigateur n’imprime pas/)).toBeVisible();

    // A cover, and a page for the three hotels.
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^3 hôtels, le \d/)).toBeVisible();
    const entry = page.getByRole('article').filter({ hasText: RYOKAN });
    await expect(entry.getByText('La chambre 9')).toBeVisible();
    await expect(entry.getByText(/\/hotels\/ryokan-momiji$/)).toBeVisible();
    await expect(entry.getByRole('img', { name: 'Code QR' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('list', { name: 'Hôtels sur la carte' })).toBeVisible();
    await expect(favourites(page).filter({ hasText: 'Ajouté le' })).toHaveCount(0);
  });
});
