// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewsletterPage } from '#admin/features/newsletter/newsletter-page.tsx';

const useLiveList = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList }));
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
});
