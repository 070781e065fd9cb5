import { By, type Locator } from 'selenium-webdriver';
import { expect, test } from 'vitest';
import { browser, inPage, open, startBrowser } from './support/browser.ts';
import { field, find } from './support/find.ts';

startBrowser();

/** Computed styles of the first visible element. */
async function styles(locator: Locator, ...names: string[]) {
  const script = 'return arguments[1].map((name) => getComputedStyle(arguments[0])[name])';
  return inPage<string[]>(script, await find(locator), names);
}

test('the underlines of links inside texts have another colour than the links’ letters', async () => {
  await open('/legal');
  const link = By.css('main .reading-text p a');
  const [color, line, thickness, underline] = await styles(
    link,
    'color',
    'textDecorationLine',
    'textDecorationThickness',
    'textDecorationColor',
  );
  expect([line, thickness]).toEqual(['underline', '1px']);
  expect(underline).not.toBe(color);
});

test('form fields are outlined by a border, which forced colours display, and not by a box shadow', async () => {
  await open('/contact');
  const border = ['borderBottomWidth', 'borderBottomStyle', 'boxShadow'];
  expect(await styles(field('Nom'), ...border)).toEqual(['1px', 'solid', 'none']);
});

test('with text twice as large, the site’s header still fits the width of a phone', async () => {
  await open('/');
  await browser().manage().window().setRect({ width: 390, height: 844 });
  await inPage(`
    // Firefox makes no window that narrow.
    const header = document.querySelector('header');
    header.style.width = '390px';
    document.documentElement.style.fontSize = '200%';`);
  expect(await inPage('return document.querySelector("header").scrollWidth')).toBe(390);
});
