import { act } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Returns the texts of the visible toasts. */
export const toasts = (): (string | null)[] =>
  [...document.querySelectorAll('.toast-card')].map(({ textContent }) => textContent);

afterEach(async () => {
  const { toast } = await import('react-hot-toast/headless');
  act(() => toast.removeAll());
});
