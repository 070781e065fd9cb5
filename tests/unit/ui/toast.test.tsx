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
