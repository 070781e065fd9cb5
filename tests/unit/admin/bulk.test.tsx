// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError } from '#admin/data/require-online.ts';
import { updateRecords } from '#admin/data/update-record.ts';
import { useBulk } from '#admin/features/list/use-bulk.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { renderInAdmin } from './in-admin.tsx';

vi.mock('#admin/data/delete-records.ts', () => ({}));
vi.mock('#admin/data/update-record.ts', () => ({ updateRecords: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({
  toastSuccess: vi.fn(),
  toastError: vi.fn(),
  toastInfo: vi.fn(),
}));

const HOTELS = [
  { id: 'anse-rose', published: false },
  { id: 'kaldera', published: true },
  { id: 'momiji', published: false, publish_at: '9999-01-01T08:00:00.000Z' },
  { id: 'lac', published: false, publish_at: '2026-01-01T08:00:00.000Z' },
];
const PUBLISHED = { published: true, publish_at: null };

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Presses the button of the last toast. */
const undo = () => act(async () => vi.mocked(toastSuccess).mock.lastCall?.[2]?.onPress());

function Bulk({ hotels = HOTELS }: { hotels?: readonly { id: string; published?: boolean }[] }) {
  const { update } = useBulk('hotels');
  return (
    <button
      type="button"
      onClick={() => void update(hotels, PUBLISHED, (count) => `${count} publiés`)}
    >
      Publier
    </button>
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(updateRecords).mockImplementation(async (_collection, changes) =>
    changes.map(({ id }) => id),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('several records at once', () => {
  test('are changed where they differ; the button of the notice restores each', async () => {
    await renderInAdmin(<Bulk />);
    await press('Publier');
    const changed = ['anse-rose', 'momiji', 'lac'];
    expect(updateRecords).toHaveBeenCalledExactlyOnceWith(
      'hotels',
      changed.map((id) => ({ id, fields: PUBLISHED })),
    );
    const [done, , action, about] = vi.mocked(toastSuccess).mock.lastCall ?? [];
    expect(done).toBe('4 publiés');
    expect(action).toMatchObject({ label: 'Annuler la modification', durationMs: 60_000 });
    expect(about).toEqual(changed.map((id) => `hotels/${id}`));
    await undo();
    expect(updateRecords).toHaveBeenLastCalledWith('hotels', [
      { id: 'anse-rose', fields: { published: false, publish_at: null } },
      { id: 'momiji', fields: { published: false, publish_at: new Date('9999-01-01T08:00:00Z') } },
      // Its time has passed: it would be published again at once.
      { id: 'lac', fields: { published: false, publish_at: null } },
    ]);
  });

  test('that are so already are left alone, which is told', async () => {
    await renderInAdmin(<Bulk hotels={[{ id: 'kaldera', published: true }]} />);
    await press('Publier');
    expect(updateRecords).not.toHaveBeenCalled();
    expect(toastSuccess).not.toHaveBeenCalled();
    expect(toastInfo).toHaveBeenCalledExactlyOnceWith(
      'Rien à modifier',
      'C’est déjà fait\u00a0: 1 publiés.',
    );
  });

  test('what was deleted meanwhile does not stop the others, and is told', async () => {
    vi.mocked(updateRecords).mockResolvedValueOnce(['anse-rose', 'lac']);
    await renderInAdmin(<Bulk />);
    await press('Publier');
    expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('3 publiés');
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      '1 n’a pas pu être modifié',
      expect.stringContaining('quelqu’un d’autre l’a supprimée'),
    );
    await undo();
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    const [, reverted] = vi.mocked(updateRecords).mock.lastCall ?? [];
    expect(reverted?.map(({ id }) => id)).toEqual(['anse-rose', 'lac']);
  });

  test('none is changed without a network, which is told once', async () => {
    vi.mocked(updateRecords).mockRejectedValueOnce(new OfflineError('There is no network.'));
    await renderInAdmin(<Bulk />);
    await press('Publier');
    expect(vi.mocked(toastSuccess).mock.lastCall?.slice(0, 3)).toEqual([
      '1 publiés',
      undefined,
      undefined,
    ]);
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      '3 n’ont pas pu être modifiés',
      expect.stringContaining('Vous êtes hors connexion'),
    );
  });
});
