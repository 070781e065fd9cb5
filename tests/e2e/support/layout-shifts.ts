import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const CLS_MAX = 0.02;
/** Delay of pictures and fonts, long enough for the text to paint first. */
const LATE_MS = 400;

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records layout shifts without recent input, from the first paint on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName}.${node.className}`.slice(0, 80)
            : `« ${node?.textContent?.slice(0, 40)} »`,
        );
        window.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Delays pictures and fonts, as on a slow connection. */
async function slowPicturesAndType(page: Page): Promise<void> {
  await page.route(/\.(?:avif|webp|woff2)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

/** Prepares a page for `expectStable`. Call before opening the page. */
export async function watchShifts(page: Page): Promise<void> {
  await recordShifts(page);
  await slowPicturesAndType(page);
}

/** Returns true if a font other than DejaVu stands in on this machine until the web fonts come. */
export const hasOtherFallback = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const others = ['Times New Roman', 'Liberation Serif', 'Arial', 'Liberation Sans', 'Roboto'];
    const loads = others.map((name) => new FontFace(name, `local("${name}")`).load());
    return (await Promise.allSettled(loads)).some(({ status }) => status === 'fulfilled');
  });

/** Prepares a page for `expectStable` as on a machine whose only fonts are DejaVu. */
export async function watchShiftsInDejaVu(page: Page): Promise<void> {
  await watchShifts(page);
  await page.addInitScript(() => {
    const isOther = (rule?: CSSRule) =>
      rule instanceof CSSFontFaceRule && /local\((?!"DejaVu)/.test(rule.cssText);
    const removeOthers = () => {
      for (const sheet of document.styleSheets) {
        for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
          if (isOther(sheet.cssRules[index])) sheet.deleteRule(index);
        }
      }
    };
    new MutationObserver(removeOthers).observe(document, { childList: true, subtree: true });
  });
}

/** Scrolls to the end of the page in steps smaller than the window, as a reader does. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.6, behavior: 'instant' });
      const { scrollHeight, clientHeight } = document.documentElement;
      return window.scrollY + clientHeight >= scrollHeight - 1;
    });
    await page.waitForLoadState('networkidle');
    expect(isAtEnd).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Checks that the layout is stable without input while the page loads and scrolls to its end. */
export async function expectStable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Rosarivo' && status === 'loaded'),
  );
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(CLS_MAX);
}
