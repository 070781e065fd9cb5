import type { Page } from '@playwright/test';
import { NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { whenHydrated } from '../support/hydration.ts';
import { expect, open, test } from '../support/test.ts';

const PAST_ANY_TURN_MS = 60_000;

const home = (page: Page) => page.getByRole('region', { name: 'Témoignages' });
const shown = (page: Page) => home(page).getByRole('figure');
const control = (page: Page, name: string) => home(page).getByRole('button', { name });

/** Opens the home page's carousel, hydrated, with a paused clock that the test advances. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install();
  // The carousel is near the scroll depth at which the popup would open and take the focus.
  await page.addInitScript(
    (key) => sessionStorage.setItem(key, 'true'),
    NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY,
  );
  await open(page, '/');
  await whenHydrated(control(page, 'Témoignage suivant'));
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + PAST_ANY_TURN_MS);
  await settled(page);
}

/** Waits for React's scheduled work: an effect sets the timer after the render. */
async function settled(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
  }
}

async function pass(page: Page, milliseconds: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(milliseconds);
  await settled(page);
}

/** Returns the position of the testimonial shown, once the transition is over. */
async function place(page: Page): Promise<number> {
  await expect(shown(page)).toHaveCount(1);
  return Number.parseInt((await shown(page).getAttribute('aria-label')) ?? '', 10);
}

const expectPlace = (page: Page, index: number) =>
  expect(shown(page)).toHaveAccessibleName(`${((index - 1) % 6) + 1} sur 6`);

test.describe('the testimonials of the home page', () => {
  test('the testimonials of the home page stop advancing under the pointer, and are paused and resumed by keyboard', async ({
    page,
  }) => {
    await openCarousel(page);
    const held = await place(page);
    await shown(page).hover();
    await pass(page, 15_000);
    await expectPlace(page, held);
    await page.mouse.move(0, 0);
    await pass(page, 5_000);
    await expectPlace(page, held + 1);

    await control(page, 'Mettre le défilement en pause').press('Enter');
    const resume = control(page, 'Reprendre le défilement');
    await expect(resume).toBeFocused();
    const first = await place(page);
    await resume.blur();
    await pass(page, 15_000);
    await expectPlace(page, first);

    await resume.press('Space');
    await control(page, 'Mettre le défilement en pause').blur();
    await pass(page, 5000);
    await expectPlace(page, first + 1);
  });
});

const holiday = (page: Page) => page.getByRole('region', { name: 'Ils en reviennent' });

/** Returns the labels of the entries in view, from left to right. */
const inView = (page: Page) =>
  holiday(page)
    .getByRole('listitem')
    .evaluateAll((entries) => {
      const strip = entries[0]?.closest('[data-ready]')?.getBoundingClientRect();
      const middle = (entry: Element) => {
        const { left, width } = entry.getBoundingClientRect();
        return left + width / 2;
      };
      return entries
        .filter((entry) => strip && middle(entry) > strip.left && middle(entry) < strip.right)
        .sort((one, other) => middle(one) - middle(other))
        .map((entry) => entry.getAttribute('aria-label'));
    });

const WINDOWS = [
  { width: 390, view: ['1 sur 5'], highlightMs: 150 },
  { width: 820, view: ['1 sur 5', '2 sur 5'], highlightMs: 150 },
  { width: 1440, view: ['1 sur 5', '2 sur 5', '3 sur 5'], highlightMs: 200 },
];

test('the testimonials of the holiday page fit the width of the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/vacances-sur-mesure');
  for (const { width, view, highlightMs } of WINDOWS) {
    await test.step(`in a window ${width} px wide, the holiday page shows testimonials ${view.length} at a time; arrow buttons wrap around, and are highlighted for ${highlightMs} ms when pressed`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const next = await whenHydrated(
        holiday(page).getByRole('button', { name: 'Témoignages suivants' }),
      );
      await expect.poll(() => inView(page)).toEqual(view);
      await next.press('Enter');
      await expect.poll(async () => (await inView(page))[0]).toBe('2 sur 5');
      expect(await inView(page)).toHaveLength(view.length);
      await page.keyboard.press('Shift+Tab');
      for (const label of ['1 sur 5', '5 sur 5']) {
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await inView(page))[0]).toBe(label);
      }

      const highlights = await next.evaluate(async (arrow) => {
        if (arrow instanceof HTMLElement) arrow.click();
        const durations = arrow.getAnimations().map(({ effect }) => effect?.getTiming().duration);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return durations;
      });
      expect(highlights).toContain(highlightMs);
      expect((await inView(page))[0], 'the carousel jumps with reduced motion').toBe('1 sur 5');
    });
  }
});
