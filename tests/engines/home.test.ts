import { expect, test } from 'vitest';
import { address, browser, hydrated, inPage, open, SITE, startBrowser } from './support/browser.ts';
import { button, field, find, press, tab, text, type } from './support/find.ts';

startBrowser();

test('a first visit opens the intro film, « Passer → » leads home, and later visits skip the film', async () => {
  await browser().get(`${SITE}/`);
  await expect.poll(address).toBe('/intro');
  await press(button('Passer →'));
  await expect.poll(address).toBe('/');
  await find(button('Découvrir'));
  await browser().get(`${SITE}/`);
  await hydrated();
  expect(await address()).toBe('/');
});

test('the home page opens with its picture and is hydrated: « Découvrir » scrolls to the hotels', async () => {
  await open('/');
  await expect
    .poll(() => inPage('return document.querySelector("img[elementtiming=hero]").naturalWidth'))
    .toBeGreaterThan(0);
  await press(button('Découvrir'));
  const topOfHotels = () =>
    inPage('return Math.round(document.activeElement.getBoundingClientRect().top)');
  await expect.poll(topOfHotels).toBe(64);
});

test('typing into the text filter of hotels changes their list and the URL with each key', async () => {
  await open('/');
  await type('norvèg', field('Rechercher'));
  await find(text('1 hôtel'));
  await type('e', field('Rechercher'));
  await expect.poll(address).toBe('/?q=norv%C3%A8ge');
  await press(button('Réinitialiser'));
  await expect.poll(address).toBe('/');
});

test('the tabs of the home page’s articles choose a category, also in the URL', async () => {
  await open('/');
  await press(tab('Guides'));
  await expect.poll(address).toBe('/?categorie=Guides');
  const selected = await find(tab('Guides'));
  expect(await selected.getAttribute('aria-selected')).toBe('true');
});
