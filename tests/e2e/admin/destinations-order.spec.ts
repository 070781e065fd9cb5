import { expect, openAdmin, test } from '../support/admin.ts';
import {
  DESTINATIONS,
  destinationAction,
  destinationRow,
  plantDestination,
  removeDestinations,
  storedDestination,
} from '../support/admin-destination.ts';
import { runPrefix } from '../support/admin-office.ts';

const prefix = runPrefix('dest-ordre');
const idOf = (name: string) => `${prefix}-${name}`;

test.afterEach(() => removeDestinations(prefix));

test('moving a destination changes the order, is announced, and can be undone', async ({
  page,
}) => {
  const ids = ['un', 'deux', 'trois'].map((name) => idOf(`ordre-${name}`));
  const [one = '', two = ''] = ids.map((id) => id.toUpperCase());
  const orders = () =>
    Promise.all(ids.map(async (id) => (await storedDestination(id))?.display_order));
  const undo = page.getByRole('button', { name: 'Annuler la modification' });
  for (const [index, id] of ids.entries()) {
    await plantDestination(id, { display_order: 600 + index });
  }
  await openAdmin(page, DESTINATIONS, 'Destinations');

  await test.step('the keyboard moves a destination', async () => {
    await destinationAction(page, 'Monter', two).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^${two}\\s: position \\d+ sur \\d+$`))).toBeVisible();
    await expect(destinationAction(page, 'Monter', two)).toBeFocused();
    await expect.poll(orders).toEqual([601, 600, 602]);
    await undo.click();
    await expect.poll(orders).toEqual([600, 601, 602]);
    await expect(page.getByText('Modification annulée')).toBeVisible();
    await expect(undo).toBeHidden();
  });

  await test.step('offline, moving fails with a message; back online, moving works', async () => {
    await page.evaluate(() => void dispatchEvent(new Event('offline')));
    await destinationAction(page, 'Descendre', one).click();
    await expect(page.getByText('La modification n’a pas été faite')).toBeVisible();
    await expect(destinationRow(page, one)).toContainText('600');
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await destinationAction(page, 'Descendre', one).click();
    await expect.poll(orders).toEqual([601, 600, 602]);
    await undo.click();
    await expect.poll(orders).toEqual([600, 601, 602]);
  });
});
