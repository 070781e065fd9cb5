import type { Page } from '@playwright/test';
import { toasts } from './site-forms.ts';
import { expect } from './test.ts';

/** Closes all toasts, so that a test does not take an old toast for a new toast. */
export async function closeToasts(page: Page): Promise<void> {
  const close = toasts(page).getByRole('button', { name: 'Fermer' });
  await close.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(close).toHaveCount(0);
}
