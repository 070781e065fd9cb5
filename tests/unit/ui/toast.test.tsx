// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module keeps the loaded toaster: each test gets a new one. */
async function openDoor() {
  const door = await import('#ui/toast/toast.ts');
  const { ToastOutlet } = await import('#ui/toast/toast-outlet.tsx');
  return { ...door, ToastOutlet };
}

const liveRegion = (container: HTMLElement) => container.querySelector('[aria-live="polite"]');

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  vi.doUnmock('react-hot-toast/headless');
  vi.doUnmock('#ui/toast/toaster.tsx');
});

test('the library is loaded with the first toast, into an existing live region', async () => {
  let fetched = false;
  vi.doMock('react-hot-toast/headless', async (original) => {
    fetched = true;
    return original();
  });
  const { toastSuccess, ToastOutlet } = await openDoor();
  const { container } = render(<ToastOutlet />);
  const region = liveRegion(container);
  expect(region?.textContent).toBe('');
  expect(fetched).toBe(false);

  toastSuccess('Hôtel ajouté aux favoris', 'Il se lira sans connexion.');
  await screen.findByText('Hôtel ajouté aux favoris');
  expect(fetched).toBe(true);
  expect(region?.textContent).toContain('Il se lira sans connexion.');
});

test('every toast is shown, and can be closed', async () => {
  const { toastError, toastInfo, ToastOutlet } = await openDoor();
  render(<ToastOutlet />);
  toastError('Impossible de partager ou copier le lien');
  toastInfo('Redirection vers partenaire.example');
  await screen.findByText('Redirection vers partenaire.example');
  expect(screen.getByText('Impossible de partager ou copier le lien')).toBeTruthy();

  const [newest] = screen.getAllByRole('button', { name: 'Fermer' });
  if (newest) fireEvent.click(newest);
  expect(screen.queryByText('Redirection vers partenaire.example')).toBeNull();
  expect(screen.getByText('Impossible de partager ou copier le lien')).toBeTruthy();
});

test('a toast from before the outlet waits for it', async () => {
  const { toastInfo, ToastOutlet, loadedToaster } = await openDoor();
  toastInfo('Ouverture de votre client email');
  await waitFor(() => expect(loadedToaster.current()).toBeDefined());
  render(<ToastOutlet />);
  expect(await screen.findByText('Ouverture de votre client email')).toBeTruthy();
});

test('when the library fails to load nothing breaks, and the next toast shows both', async () => {
  let offline = true;
  vi.doMock('#ui/toast/toaster.tsx', async (original) => {
    if (offline) throw new Error('offline');
    return original();
  });
  const { toastInfo, toastSuccess, ToastOutlet } = await openDoor();
  const { container } = render(<ToastOutlet />);
  toastInfo('Première');
  await expect(import('#ui/toast/toaster.tsx')).rejects.toThrow();
  expect(liveRegion(container)?.textContent).toBe('');

  offline = false;
  vi.doUnmock('#ui/toast/toaster.tsx');
  toastSuccess('Seconde');
  await screen.findByText('Seconde');
  expect(screen.getByText('Première')).toBeTruthy();
});

test('while a dialog is open toasts are inside it, and they outlive it', async () => {
  const { toastError, ToastOutlet } = await openDoor();
  const { container } = render(<ToastOutlet />);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  toastError("Une erreur est survenue lors de l'inscription");
  await waitFor(() => expect(dialog.textContent).toContain('Une erreur est survenue'));
  expect(liveRegion(container)?.textContent).toBe('');

  act(() => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  });
  expect(liveRegion(container)?.textContent).toContain('Une erreur est survenue');
  dialog.remove();
});

test('a newer notice on a record replaces the earlier one; a failure leaves what was done', async () => {
  const { closeToasts, toastError, toastInfo, toastSuccess, ToastOutlet } = await openDoor();
  render(<ToastOutlet />);
  const undo = { label: 'Annuler la suppression', onPress: vi.fn() };
  toastSuccess('3 hôtels supprimés', undefined, undo, ['hotels/a', 'hotels/b', 'hotels/c']);
  toastInfo('Rien à voir', undefined, undefined, ['hotels/d']);
  await screen.findByText('Rien à voir');
  toastError('Impossible de modifier', undefined, undefined, ['hotels/b']);
  await screen.findByText('Impossible de modifier');
  expect(screen.getByRole('button', { name: undo.label })).toBeTruthy();

  toastSuccess('Hôtel modifié', undefined, undefined, ['hotels/b']);
  await screen.findByText('Hôtel modifié');
  expect(screen.queryByText('3 hôtels supprimés')).toBeNull();
  expect(screen.queryByText('Impossible de modifier')).toBeNull();
  expect(screen.getByText('Rien à voir')).toBeTruthy();
  act(() => closeToasts(['hotels/d']));
  expect(screen.queryByText('Rien à voir')).toBeNull();
});

test('a notice lasts as long as its action asks for, and waits under the pointer', async () => {
  const { toastSuccess, ToastOutlet, loadedToaster } = await openDoor();
  const { container } = render(<ToastOutlet />);
  toastSuccess('Première');
  await waitFor(() => expect(loadedToaster.current()).toBeDefined());
  vi.useFakeTimers();
  const action = { label: 'Annuler la suppression', onPress: vi.fn(), durationMs: 60_000 };
  await act(async () => {
    toastSuccess('Hôtel supprimé', undefined, action);
    await vi.dynamicImportSettled();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(59_000);
  const list = screen.getByText('Hôtel supprimé').closest('.grid');
  if (list) fireEvent.mouseEnter(list);
  await wait(60_000);
  expect(container.textContent).toContain('Hôtel supprimé');
  if (list) fireEvent.focus(list);
  if (list) fireEvent.mouseLeave(list);
  if (list) fireEvent.blur(list);
  await wait(2000);
  expect(container.textContent).not.toContain('Hôtel supprimé');

  // One that is closed under the pointer does not stop the time of the next.
  await act(async () => {
    toastSuccess('Seconde');
    await vi.dynamicImportSettled();
  });
  if (list) fireEvent.mouseEnter(list);
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await act(async () => {
    toastSuccess('Troisième');
    await vi.dynamicImportSettled();
  });
  expect(container.textContent).toContain('Troisième');
  await wait(7000);
  expect(container.textContent).not.toContain('Troisième');
  vi.useRealTimers();
});
