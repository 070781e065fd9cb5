// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonPage } from '#admin/features/person/person-page.tsx';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import type { PersonalData } from '#domain/admin/personal-data.ts';

const { exportPerson, erasePerson } = vi.hoisted(() => ({
  exportPerson: vi.fn(),
  erasePerson: vi.fn(),
}));
vi.mock('#admin/data/admin-callables.ts', () => ({ exportPerson, erasePerson }));
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
  erasePerson.mockResolvedValue({});
  open();
  search('camille@example.fr');
  fireEvent.click(await screen.findByRole('button', { name: 'Tout effacer' }));
  const question = await screen.findByRole('dialog', { hidden: true });
  expect(question.textContent).toContain('1 abonnement, 1 demande');
  expect(erasePerson).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Effacer définitivement'));
  expect(await screen.findByText(/Rien n’est gardé sous l’adresse/)).toBeTruthy();
  expect(erasePerson).toHaveBeenCalledExactlyOnceWith('camille@example.fr');
});
