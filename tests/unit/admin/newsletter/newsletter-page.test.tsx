// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportDialog } from '#admin/features/newsletter/import-dialog.tsx';
import { NewsletterPage } from '#admin/features/newsletter/newsletter-page.tsx';
import { CONSENT_BASIS_REQUIRED } from '#domain/newsletter/consent-basis.ts';

const useLiveList = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList }));
const downloadCsv = vi.hoisted(() => vi.fn<(name: string, pieces: Iterable<string>) => void>());
vi.mock('#admin/features/list/download-csv.ts', () => ({ downloadCsv }));
const importSubscribers = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/admin-callables.ts', () => ({ importSubscribers }));
vi.mock('@tanstack/react-router', () => ({
  getRouteApi: () => ({ useSearch: () => ({}), useNavigate: () => () => undefined }),
  Link: () => null,
}));
// Its rows need a window with a height.
vi.mock('#admin/features/newsletter/subscription-list.tsx', () => ({
  SubscriptionList: () => null,
}));

const list = (records: unknown[] | undefined) => ({ records, unreadable: 0, isCut: false });
const open = () => render(<NewsletterPage />);
const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Exporter CSV' });

describe('the newsletter’s page', () => {
  beforeEach(() => {
    useLiveList.mockReset();
  });
  afterEach(cleanup);

  it('shows that it is loading, without figures', () => {
    useLiveList.mockReturnValue(list(undefined));
    open();
    expect(screen.getByText('Chargement des abonnements…')).toBeTruthy();
    expect(screen.getAllByText('…')).toHaveLength(3);
    expect(exportButton().disabled).toBe(true);
  });

  it('shows that there is nothing, and disables the export', () => {
    useLiveList.mockReturnValue(list([]));
    open();
    expect(screen.getByText('Aucun abonnement à la newsletter trouvé.')).toBeTruthy();
    expect(screen.getAllByText('0')).toHaveLength(2);
    expect(screen.getByText('0 %')).toBeTruthy();
    expect(exportButton().disabled).toBe(true);
  });

  it('counts all and active subscriptions, and rounds the rate', () => {
    const subscription = { email: 'a@b.fr', source: null, subscribed_at: null };
    const records = [true, true, false].map((active, index) => ({
      ...subscription,
      id: String(index),
      active,
    }));
    useLiveList.mockReturnValue(list(records));
    open();
    for (const text of ['3', '2', '67 %']) expect(screen.getByText(text)).toBeTruthy();
    expect(exportButton().disabled).toBe(false);
  });

  it('exports with commas, or with semicolons once they are chosen', () => {
    const record = { email: 'a@b.fr', source: null, subscribed_at: null, active: true, id: 'a' };
    useLiveList.mockReturnValue(list([record]));
    open();
    fireEvent.click(exportButton());
    fireEvent.change(screen.getByLabelText('Séparateur du CSV'), { target: { value: ';' } });
    fireEvent.click(exportButton());
    const lines = downloadCsv.mock.calls.map(([, pieces]) => [...pieces].join('').split('\r\n')[1]);
    expect(lines).toEqual(['a@b.fr,,,Oui', 'a@b.fr;;;Oui']);
  });
});

describe('the import dialog', () => {
  beforeEach(() => {
    importSubscribers.mockReset();
  });
  afterEach(cleanup);

  it('lists what it leaves out before it writes, and keeps it to be corrected', async () => {
    importSubscribers.mockResolvedValue({ imported: 1, known: 0, duplicates: 0, invalid: [] });
    render(<ImportDialog onClose={() => undefined} />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Adresses' });
    const value = 'a@exemple.fr\nb.exemple.fr\nA@exemple.fr';
    fireEvent.change(area, { target: { value } });
    const summary = screen.getByRole('region', { name: 'Avant l’import' });
    expect(summary.textContent).toContain(
      '1 adresse sera importée, 1 en double, 1 laissée de côté',
    );
    expect(summary.textContent).toContain('Ligne 2\u00a0: b.exemple.fr\u00a0: il n’y a pas de @');
    expect(importSubscribers).not.toHaveBeenCalled();
    const start = screen.getByRole('button', { name: 'Importer' });
    fireEvent.click(start);
    expect(await screen.findByText(CONSENT_BASIS_REQUIRED)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Leur accord'), { target: { value: 'spoken' } });
    fireEvent.click(start);
    expect(await screen.findByText('1 adresse importée')).toBeTruthy();
    expect(importSubscribers.mock.calls).toEqual([[['a@exemple.fr'], 'spoken']]);
    expect(area.value).toBe('b.exemple.fr');
  });
});
