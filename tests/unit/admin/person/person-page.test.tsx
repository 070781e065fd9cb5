// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonPage } from '#admin/features/person/person-page.tsx';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import type { PersonalData } from '#domain/admin/personal-data.ts';

const { exportPerson, callErase } = vi.hoisted(() => ({
  exportPerson: vi.fn(),
  callErase: vi.fn(),
}));
vi.mock('#admin/data/admin-callables.ts', () => ({ exportPerson, callErase }));
vi.mock('#admin/data/admin-db.ts', () => ({}));
vi.mock('#admin/data/admin-auth.ts', () => ({}));
const said = vi.hoisted(() => ({ toastError: vi.fn(), toastSuccess: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => said);
vi.mock('#data/report.ts', () => ({ report: vi.fn() }));
const downloadText = vi.hoisted(() => vi.fn<(name: string, text: string) => void>());
vi.mock('#admin/features/list/download-csv.ts', () => ({ downloadText }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: string }) => <span>{children}</span>,
}));

const NOTHING: PersonalData = {
  email: 'camille@example.fr',
  exported_at: '2026-11-20T12:00:00.000Z',
  subscriptions: [],
  requests: [],
  mails: [],
  deleted: [],
  journal: [],
};
const KNOWN: PersonalData = {
  ...NOTHING,
  subscriptions: [{ id: 's', active: true, subscribed_at: '2026-03-03T12:00:00.000Z' }],
  requests: [{ id: 'r', form_type: 'vacances', created_at: '2026-11-03T12:00:00.000Z' }],
  mails: [{ id: 'm' }, { id: 'n' }],
  deleted: [{ id: 'd' }],
  journal: [{ id: 'j' }],
};

const open = () =>
  render(
    <ConfirmProvider>
      <PersonPage />
    </ConfirmProvider>,
  );
function search(email: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Adresse e-mail' }), {
    target: { value: email },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Chercher' }));
}

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

test('an address that is none is not searched for', () => {
  open();
  search('camille');
  expect(screen.getByText('Adresse e-mail invalide')).toBeTruthy();
  expect(exportPerson).not.toHaveBeenCalled();
});

test('what is kept is listed, and exported as a file whose name does not tell whose', async () => {
  exportPerson.mockResolvedValue(KNOWN);
  open();
  search(' Camille@Example.fr ');
  const known = await screen.findByRole('region', { name: 'Ce que le site sait' });
  expect(exportPerson).toHaveBeenCalledExactlyOnceWith('camille@example.fr');
  expect(
    within(known)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Abonnement actif à la newsletter, depuis le 3 mars 2026',
    'Demande de vacances du 3 novembre 2026',
    '2 e-mails',
    '1 fiche supprimée qui peut encore être rétablie',
    '1 ligne du journal, sans contenu',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  const [[name = '', text = ''] = []] = downloadText.mock.calls;
  expect(name).toMatch(/^donnees-personnelles-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text)).toEqual(KNOWN);
});

test('everything is erased once that is confirmed, and the page says that nothing is left', async () => {
  exportPerson.mockResolvedValueOnce(KNOWN).mockResolvedValueOnce(NOTHING);
  callErase.mockResolvedValue({});
  open();
  search('camille@example.fr');
  fireEvent.click(await screen.findByRole('button', { name: 'Tout effacer' }));
  const question = await screen.findByRole('dialog', { hidden: true });
  expect(question.textContent).toContain('1 abonnement, 1 demande');
  expect(callErase).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Effacer définitivement'));
  expect(await screen.findByText(/Rien n’est gardé sous l’adresse/)).toBeTruthy();
  expect(callErase).toHaveBeenCalledExactlyOnceWith('camille@example.fr');
});

async function eraseAll(): Promise<void> {
  search('camille@example.fr');
  fireEvent.click(await screen.findByRole('button', { name: 'Tout effacer' }));
  fireEvent.click(await screen.findByText('Effacer définitivement'));
}

test('without an answer nobody knows what was erased: that is said, and it can be done again', async () => {
  exportPerson.mockResolvedValueOnce(KNOWN).mockResolvedValueOnce(NOTHING);
  callErase.mockRejectedValueOnce(new FirebaseError('functions/deadline-exceeded', 'late'));
  open();
  await eraseAll();
  await vi.waitFor(() => expect(said.toastError).toHaveBeenCalledOnce());
  const [title, description] = said.toastError.mock.calls[0] ?? [];
  expect(title).toBe('Tout n’a pas pu être effacé');
  expect(description).toMatch(/^Le serveur n’a pas confirmé/);
  fireEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
  fireEvent.click(await screen.findByText('Effacer définitivement'));
  expect(await screen.findByText(/Rien n’est gardé sous l’adresse/)).toBeTruthy();
});

test('what was erased is said to be, even where it cannot be read again', async () => {
  exportPerson.mockResolvedValueOnce(KNOWN).mockRejectedValueOnce(new Error('No answer.'));
  callErase.mockResolvedValue({});
  open();
  await eraseAll();
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(said.toastSuccess).toHaveBeenCalledExactlyOnceWith(
    'Données effacées',
    'camille@example.fr',
  );
  expect(said.toastError).not.toHaveBeenCalled();
});
