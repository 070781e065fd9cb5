import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** At least one page of each public route. */
export const PUBLIC_PAGES = [
  '/',
  '/destinations',
  '/destinations/japon',
  '/hotels/ryokan-momiji',
  '/hotels/locanda-donna-iride',
  '/hotels/grand-hotel-du-lac-blanc',
  '/blog',
  '/blog/une-nuit-en-wagon-lit',
  '/lettre',
  '/lettre/trois-maisons-et-un-train-pour-les-nuits-longues',
  '/about',
  '/contact',
  '/vacances-sur-mesure',
  '/legal',
  '/accessibilite',
  '/favicon-editor',
  '/favoris',
  '/en-attente',
] as const;

const DESKTOP = { width: 1440, height: 900 };
const NARROW = { width: 1024, height: 768 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rows that axe skips: a run stores hundreds, and the first rows stand for all. */
const FURTHER_ROWS = [
  'tbody > tr:nth-child(n+6)',
  'li:nth-child(n+11)',
  '[role=option]:nth-child(n+11)',
];

/** Checks that axe finds no violation in the page, or in a part of it, once nothing fades or moves. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page
    .locator(part ?? 'body')
    .first()
    .waitFor();
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        (one) =>
          one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
      );
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  const axe = new AxeBuilder({ page })
    // The default mode opens a window for each analysis, for cross-origin frames.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // axe leaves out this experimental rule unless it is named; `target-size` runs by its tag.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
  for (const rows of FURTHER_ROWS) axe.exclude(rows);
  const checked = (part ? axe.include(part) : axe).withTags(RULES);
  // What comes later, such as the map, may have begun to fade in.
  await expect(async () => {
    const { violations } = await checked.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** Checks that nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        // The page clips what is too wide, so that its width does not show it.
        const cards = [...document.querySelectorAll('article')];
        const edges = cards.map((card) => card.getBoundingClientRect().right);
        return Math.max(scrollWidth, ...edges) - clientWidth;
      }),
    )
    .toBeLessThanOrEqual(0);
}

/** Checks that the page fits a phone, a tablet, a narrow and a wide window, without reloading. */
export async function expectFitsWindows(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of [PHONE, TABLET, NARROW, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
}

/** Checks that the page fits every window, and that axe finds no violation in both layouts and colour schemes. */
export async function expectFitsAndAccessible(page: Page): Promise<void> {
  await expectFitsWindows(page);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(DESKTOP);
}
