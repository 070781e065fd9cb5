// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

const page = document.createElement('div');
page.innerHTML = '<div id="toasts" aria-live="polite"></div>';
document.body.append(page);
const region = page.firstElementChild ?? page;

const close = (text: string) => {
  const card = screen.getByText(text).closest('.toast-card');
  const button = card?.querySelector('[aria-label="Fermer"]');
  if (button) fireEvent.click(button);
};

afterEach(async () => {
  vi.useRealTimers();
  const { toast } = await import('react-hot-toast/headless');
  act(() => toast.removeAll());
});

test('when loading the toast library fails, the next toast loads the library and shows both toasts', async () => {
  vi.doMock('#ui/toast/toaster.later.tsx', () => {
    throw new Error('offline');
  });
  toastInfo('Première');
  await expect(import('#ui/toast/toaster.later.tsx')).rejects.toThrow();
  vi.doUnmock('#ui/toast/toaster.later.tsx');
  toastSuccess('Seconde', { description: 'Elle se lira sans connexion.' });
  await screen.findByText('Elle se lira sans connexion.');
  expect(region.textContent).toContain('Première');
  close('Première');
  await waitFor(() => expect(region.textContent).toBe('SecondeElle se lira sans connexion.'));
});

test('toasts are inside a dialog while the dialog is open, and stay after it closes', async () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  toastError("Une erreur est survenue lors de l'inscription");
  await waitFor(() => expect(dialog.textContent).toContain('Une erreur est survenue'));
  expect(region.textContent).toBe('');

  act(() => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  });
  await waitFor(() => expect(region.textContent).toContain('Une erreur est survenue'));
});

test('a newer toast about a record replaces the earlier toast, but an error toast does not', async () => {
  const undo = { label: 'Annuler la suppression', onPress: vi.fn() };
  toastSuccess('Hôtel supprimé', { action: undo, about: 'hotels/b' });
  toastInfo('Rien à voir', { about: 'hotels/d' });
  toastError('Impossible de modifier', { about: 'hotels/b' });
  await screen.findByText('Impossible de modifier');
  expect(screen.getByRole('button', { name: undo.label })).toBeTruthy();

  toastSuccess('Hôtel modifié', { about: 'hotels/b' });
  await waitFor(() => expect(region.textContent).toBe('Rien à voirHôtel modifié'));
});

test('a toast stays for as long as its action asks, and the timer pauses while the pointer is over the toast', async () => {
  vi.useFakeTimers();
  const say = (...said: Parameters<typeof toastSuccess>) =>
    act(async () => {
      toastSuccess(...said);
      await vi.dynamicImportSettled();
    });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const action = { label: 'Annuler la suppression', onPress: vi.fn(), durationMs: 60_000 };
  await say('Hôtel supprimé', { action });
  await wait(59_000);
  const list = region.firstElementChild ?? region;
  fireEvent.mouseEnter(list);
  await wait(60_000);
  expect(region.textContent).toContain('Hôtel supprimé');
  fireEvent.mouseLeave(list);
  await wait(2000);
  expect(region.textContent).toBe('');

  // A notice closed under the pointer does not pause the next notice.
  await say('Seconde');
  fireEvent.mouseEnter(list);
  close('Seconde');
  await say('Troisième');
  expect(region.textContent).toBe('Troisième');
  await wait(7000);
  expect(region.textContent).toBe('');
});
