// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteRecords, restoreRecord } from '#admin/data/delete-records.ts';
import { OfflineError } from '#admin/data/require-online.ts';
import { updateRecords } from '#admin/data/update-record.ts';
import { HOTEL_SECTION } from '#admin/features/hotels/hotel-texts.ts';
import { useBulk } from '#admin/features/list/use-bulk.ts';
import { useDeleteRecord } from '#admin/features/list/use-delete-record.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { renderInAdmin } from './in-admin.tsx';

vi.mock('#admin/data/delete-records.ts', () => ({
  deleteRecords: vi.fn(),
  restoreRecord: vi.fn(),
}));
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
const deletedOf = (id: string) => ({ id, auditId: `deletion-${id}` });
const refusal = (message: string) => new FirebaseError('functions/failed-precondition', message);

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Presses the button of the last toast. */
const undo = () => act(async () => vi.mocked(toastSuccess).mock.lastCall?.[2]?.onPress());

const HOTEL_TEXTS = HOTEL_SECTION.bulk;

function Bulk({ hotels = HOTELS }: { hotels?: readonly { id: string; published?: boolean }[] }) {
  const { update, remove } = useBulk('hotels');
  return (
    <>
      <button
        type="button"
        onClick={() => void update(hotels, PUBLISHED, (count) => `${count} publiés`)}
      >
        Publier
      </button>
      <button type="button" onClick={() => void remove(hotels, HOTEL_TEXTS)}>
        Tout supprimer
      </button>
    </>
  );
}

function DeleteOne() {
  const remove = useDeleteRecord('hotels', {
    question: 'Êtes-vous sûr de vouloir supprimer cet hôtel ?',
    done: 'Hôtel supprimé',
    failed: "Impossible de supprimer l'hôtel",
    restored: 'Hôtel restauré',
  });
  return (
    <button type="button" onClick={() => void remove({ id: 'momiji', label: 'Ryokan Momiji' })}>
      Retirer
    </button>
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(deleteRecords).mockImplementation(async (_collection, ids) => ids.map(deletedOf));
  vi.mocked(restoreRecord).mockResolvedValue({ lost: 0 });
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

  test('are deleted after a question, and « Annuler la suppression » restores all of them', async () => {
    await renderInAdmin(<Bulk />);
    await press('Tout supprimer');
    expect(
      screen.getByRole('dialog', {
        name: 'Êtes-vous sûr de vouloir supprimer 4 hôtels\u202f?',
      }),
    ).toBeDefined();
    expect(deleteRecords).not.toHaveBeenCalled();
    await press('Supprimer');
    const ids = HOTELS.map(({ id }) => id);
    const [, , batch] = vi.mocked(deleteRecords).mock.lastCall ?? [];
    expect(deleteRecords).toHaveBeenCalledExactlyOnceWith('hotels', ids, batch);
    expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('4 hôtels supprimés');
    await undo();
    const [[, together] = []] = vi.mocked(restoreRecord).mock.calls;
    expect(vi.mocked(restoreRecord).mock.calls).toEqual(ids.map((id) => [deletedOf(id), together]));
    expect([batch, together]).toEqual([expect.any(String), expect.any(String)]);
    expect(toastInfo).not.toHaveBeenCalled();
    expect(vi.mocked(toastSuccess).mock.lastCall?.slice(0, 3)).toEqual([
      '4 hôtels restaurés',
      undefined,
      undefined,
    ]);
  });

  test('are deleted ten at a time: a failing part is reported, the others are deleted', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ id: `hotel-${index}` }));
    await renderInAdmin(<Bulk hotels={many} />);
    vi.mocked(deleteRecords).mockRejectedValueOnce(new OfflineError('There is no network.'));
    await press('Tout supprimer');
    await press('Supprimer');
    const { calls } = vi.mocked(deleteRecords).mock;
    expect(calls.map(([, ids]) => ids.length)).toEqual([10, 10, 5]);
    expect(new Set(calls.map(([, , batch]) => batch)).size).toBe(1);
    expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('15 hôtels supprimés');
    expect(toastError).toHaveBeenLastCalledWith(
      'Impossible de supprimer 10 hôtels',
      expect.stringContaining('hors connexion'),
    );
    await undo();
    expect(restoreRecord).toHaveBeenCalledTimes(15);
  });

  test('each reason is shown once, under the title of a deletion', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ id: `hotel-${index}` }));
    await renderInAdmin(<Bulk hotels={many} />);
    vi.mocked(deleteRecords)
      .mockRejectedValueOnce(new OfflineError('There is no network.'))
      .mockRejectedValue(refusal('Quelqu’un d’autre modifie cette fiche'));
    await press('Tout supprimer');
    await press('Supprimer');
    expect(toastSuccess).not.toHaveBeenCalled();
    expect(toastError).toHaveBeenLastCalledWith(
      'Impossible de supprimer 21 hôtels',
      expect.stringMatching(
        /^Vous êtes hors connexion.*\. Quelqu’un d’autre modifie cette fiche\.$/,
      ),
    );
    expect(vi.mocked(toastError).mock.lastCall?.[1]?.match(/Quelqu’un/g)).toHaveLength(1);
    const one = [{ id: 'momiji' }];
    cleanup();
    await renderInAdmin(<Bulk hotels={one} />);
    await press('Tout supprimer');
    await press('Supprimer');
    expect(vi.mocked(toastError).mock.lastCall?.[0]).toBe("Impossible de supprimer l'hôtel");
  });

  test('are restored some at a time; lost links and each reason are reported', async () => {
    const waiting: ((answer: { lost: number }) => void)[] = [];
    vi.mocked(restoreRecord).mockImplementationOnce(
      () => new Promise((resolve) => waiting.push(resolve)),
    );
    vi.mocked(restoreRecord).mockRejectedValueOnce(refusal('Cette fiche existe déjà'));
    vi.mocked(restoreRecord).mockResolvedValueOnce({ lost: 1 });
    await renderInAdmin(<Bulk />);
    await press('Tout supprimer');
    await press('Supprimer');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await undo();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(restoreRecord).toHaveBeenCalledTimes(4);
    expect(vi.mocked(toastInfo).mock.lastCall?.[0]).toBe('Restauration en cours…');
    await act(async () => waiting[0]?.({ lost: 1 }));
    expect(toastSuccess).toHaveBeenLastCalledWith(
      '3 hôtels restaurés',
      '2 liens n’ont pas été rétablis\u00a0: les destinations liées n’existent plus.',
      undefined,
      ['hotels/anse-rose', 'hotels/momiji', 'hotels/lac'],
    );
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'L’hôtel n’a pas pu être restauré',
      'Cette fiche existe déjà',
    );
  });

  test('records that were gone already are not restored', async () => {
    vi.mocked(deleteRecords).mockResolvedValue([]);
    await renderInAdmin(<Bulk />);
    await press('Tout supprimer');
    await press('Supprimer');
    expect(vi.mocked(toastSuccess).mock.lastCall?.slice(0, 3)).toEqual([
      '4 hôtels supprimés',
      undefined,
      undefined,
    ]);
  });
});

describe('deleting one', () => {
  test('asks before deleting; « Annuler » and Escape do nothing', async () => {
    await renderInAdmin(<DeleteOne />);
    await press('Retirer');
    const question = 'Êtes-vous sûr de vouloir supprimer cet hôtel ?';
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: question });
    expect(dialog.textContent).toContain('Ryokan Momiji');
    await act(
      async () => void fireEvent.click(screen.getByText('Annuler', { selector: 'button' })),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Retirer');
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(deleteRecords).not.toHaveBeenCalled();
  });

  test('confirms the deletion, and restores on « Annuler la suppression »', async () => {
    await renderInAdmin(<DeleteOne />);
    await press('Retirer');
    await press('Supprimer');
    expect(deleteRecords).toHaveBeenCalledExactlyOnceWith('hotels', ['momiji']);
    const about = ['hotels/momiji'];
    const action = { label: 'Annuler la suppression', onPress: expect.any(Function) };
    expect(toastSuccess).toHaveBeenLastCalledWith(
      'Hôtel supprimé',
      'Ryokan Momiji',
      { ...action, durationMs: 60_000 },
      about,
    );
    await undo();
    expect(restoreRecord).toHaveBeenCalledExactlyOnceWith(deletedOf('momiji'));
    expect(toastSuccess).toHaveBeenLastCalledWith(
      'Hôtel restauré',
      'Ryokan Momiji',
      undefined,
      about,
    );
  });

  test('reports a failed deletion, or a failed restoration', async () => {
    vi.mocked(deleteRecords).mockRejectedValueOnce(new OfflineError('There is no network.'));
    await renderInAdmin(<DeleteOne />);
    await press('Retirer');
    await press('Supprimer');
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      "Impossible de supprimer l'hôtel",
      expect.stringContaining('hors connexion'),
    );
    vi.mocked(restoreRecord).mockRejectedValueOnce(new OfflineError('There is no network.'));
    await press('Retirer');
    await press('Supprimer');
    await undo();
    expect(toastError).toHaveBeenLastCalledWith(
      'La restauration a échoué',
      expect.stringMatching(/hors connexion.*au retour du réseau\. Vous pourrez aussi rétablir/),
      undefined,
      ['hotels/momiji'],
    );
  });

  test('reports the lost links, and why a restoration failed', async () => {
    await renderInAdmin(<DeleteOne />);
    await press('Retirer');
    await press('Supprimer');
    vi.mocked(restoreRecord).mockResolvedValueOnce({ lost: 1 });
    await undo();
    expect(toastSuccess).toHaveBeenLastCalledWith(
      'Hôtel restauré',
      'Ryokan Momiji. 1 lien n’a pas été rétabli\u00a0: la destination liée n’existe plus.',
      undefined,
      ['hotels/momiji'],
    );
    await press('Retirer');
    await press('Supprimer');
    const taken = 'Le slug «\u202fitalie\u202f» est maintenant celui d’une autre destination';
    vi.mocked(restoreRecord).mockRejectedValueOnce(refusal(taken));
    await undo();
    expect(toastError).toHaveBeenLastCalledWith('La restauration a échoué', taken, undefined, [
      'hotels/momiji',
    ]);
  });
});
