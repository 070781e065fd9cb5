import { By, Key } from 'selenium-webdriver';
import { expect, test } from 'vitest';
import { address, open, startBrowser } from './support/browser.ts';
import { button, find, focused, press, tab, text, type } from './support/find.ts';

startBrowser();

const HOTEL = '/hotels/grand-hotel-du-lac-blanc';
const NAME = 'Grand Hôtel du Lac Blanc';

test('the arrow keys change the tab of a hotel page, and the URL', async () => {
  await open(HOTEL);
  await press(tab("L'Expérience"));
  await type(Key.ARROW_RIGHT);
  await expect.poll(address).toBe(`${HOTEL}?onglet=services`);
  expect(await focused()).toBe('Services & Équipements');
});

test('the lightbox follows the arrow keys without a click into it, and returns the focus to the thumbnail on Escape', async () => {
  await open(HOTEL);
  const thumbnail = By.css('button[aria-haspopup=dialog]:has(img)');
  await press(thumbnail);
  await find(text('2 sur 7'));
  await type(Key.ARROW_RIGHT);
  await find(text('3 sur 7'));
  await type(Key.END);
  await find(text('7 sur 7'));
  await type(Key.ESCAPE);
  await expect.poll(focused).toBe(await (await find(thumbnail)).getAttribute('aria-label'));
});

test('a hotel added to the favourites is listed on /favoris, to which the site’s header links', async () => {
  await open(HOTEL);
  await press(button('Sauvegarder'));
  await find(text('Hôtel ajouté aux favoris'));
  await (await find(By.css('header a[href="/favoris"]'))).click();
  await expect.poll(address).toBe('/favoris');
  await find(By.xpath(`//main//li//*[contains(., "${NAME}")]`));
});
