import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

const STYLE = fileURLToPath(new URL('../look/pictures.css', import.meta.url));

/**
 * Compares with the stored picture: fails if more than 1 % of the pixels differ. After a deliberate
 * change: `npm run test:e2e -- look --update-snapshots`.
 */
export async function expectScreenshot(part: Page | Locator, name: string): Promise<void> {
  const page = 'page' in part ? part.page() : part;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Fonts come after the hero; until then, a fallback stands in for them.
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.check('16px Jost'));
  const options = { stylePath: STYLE, maxDiffPixelRatio: 0.01, caret: 'hide' } as const;
  if ('page' in part) await expect(part).toHaveScreenshot(`${name}.png`, options);
  else await expect(part).toHaveScreenshot(`${name}.png`, options);
}
