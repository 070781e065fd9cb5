import type { Page } from '@playwright/test';
import { toasts } from './site-forms.ts';
import { expect } from './test.ts';

/** Closes the messages, so that the next is not taken for one of them; those that go meanwhile are no matter. */
export async function closeToasts(page: Page): Promise<void> {
  const close = toasts(page).getByRole('button', { name: 'Fermer' });
  await close.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(close).toHaveCount(0);
}
