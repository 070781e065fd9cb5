// @vitest-environment happy-dom

import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { OfflineNotice } from '#features/site/offline-notice.tsx';

const HOUR_MS = 60 * 60_000;
const KEY = ['hotels', 'list'];

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const read = vi.fn<() => Promise<string>>();

function Content() {
  useQuery({ queryKey: KEY, queryFn: read, meta: { offline: true }, staleTime: HOUR_MS });
  return null;
}

/** A page whose content was read that long ago. */
function showPage(client: QueryClient, age: number) {
  client.setQueryData(KEY, 'Les hôtels', { updatedAt: Date.now() - age });
  return render(
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <Content />
    </QueryClientProvider>,
  );
}

test('is empty online, and comes and goes with the network', async () => {
  const { container } = showPage(new QueryClient(), 0);
  const mark = container.querySelector('[aria-live]');
  expect(container.textContent).toBe('');

  await act(async () => onlineManager.setOnline(false));
  expect(screen.getByRole('status').textContent).toBe(
    'Vous êtes hors connexion. Vos favoris restent lisibles\u202f; les prix datent de votre dernière visite.',
  );
  expect(mark?.textContent).toBe('Hors ligne');

  await act(async () => onlineManager.setOnline(true));
  expect(container.textContent).toBe('');
});

test('content of more than a day says of when it is, until the network brings today’s', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-14T09:00:00Z'), toFake: ['Date'] });
  onlineManager.setOnline(false);
  read.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('Les hôtels du jour');
  showPage(createQueryClient(), 46 * HOUR_MS);
  expect(await screen.findByText('Contenu du 12 novembre')).toBeDefined();

  await act(async () => onlineManager.setOnline(true));
  await vi.waitFor(() => expect(screen.queryByText(/Contenu du/)).toBeNull());
  expect(read).toHaveBeenCalledTimes(2);
});

test('content of less than a day does not', async () => {
  onlineManager.setOnline(false);
  read.mockRejectedValue(new Error('offline'));
  showPage(createQueryClient(), 23 * HOUR_MS);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText(/Contenu du/)).toBeNull();
});
