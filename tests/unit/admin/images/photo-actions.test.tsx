// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callLibrary, usesInRefusal } from '#admin/data/admin-callables.ts';
import { OfflineError } from '#admin/data/require-online.ts';
import { reached, usePhotoActions } from '#admin/features/images/use-photo-actions.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { renderInAdmin } from '../in-admin.tsx';
import { aPhoto, PHOTO_ID } from '../pictures/a-photo.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: {} }));
vi.mock('#admin/data/admin-callables.ts', () => ({
  callLibrary: vi.fn(async () => ({ address: '', changed: 2, replaced: ['hotels/a'], uses: [] })),
  usesInRefusal: vi.fn(() => null),
}));
vi.mock('#admin/data/refresh-public-side.ts', () => ({ refreshPublicSide: async () => undefined }));
vi.mock('#ui/toast/toast.ts', () => ({ toastSuccess: vi.fn(), toastError: vi.fn() }));

const OTHER = 'f'.repeat(24);
const onDeleted = vi.fn();

function Sheet({ uses = [] }: { uses?: readonly string[] }) {
  const { remove, replace } = usePhotoActions(aPhoto({ alt: 'Un quai', uses }));
  return (
    <>
      <button type="button" onClick={() => void remove(onDeleted)}>
        Effacer
      </button>
      <button type="button" onClick={() => void replace(OTHER)}>
        Échanger
      </button>
    </>
  );
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const actions = () => vi.mocked(callLibrary).mock.calls.map(([call]) => call);

it('a photograph is deleted after a question, and restored by « Annuler la suppression »', async () => {
  await renderInAdmin(<Sheet />);
  await press('Effacer');
  expect(callLibrary).not.toHaveBeenCalled();
  await press('Supprimer');
  expect(onDeleted).toHaveBeenCalledOnce();
  const [[, , undo] = []] = vi.mocked(toastSuccess).mock.calls;
  await act(async () => undo?.onPress());
  expect(actions()).toEqual([
    { action: 'delete', id: PHOTO_ID },
    { action: 'restore', id: PHOTO_ID },
  ]);
  expect(toastSuccess).toHaveBeenLastCalledWith('Image rétablie', 'Un quai', undefined, [
    `media/${PHOTO_ID}`,
  ]);
});

it('one that is used is deleted only once it is known where', async () => {
  const use = { collection: 'hotels', id: 'a', label: 'Ryokan Momiji', fields: ['image'] };
  vi.mocked(callLibrary).mockRejectedValueOnce(new Error('used'));
  vi.mocked(usesInRefusal).mockReturnValueOnce([use]);
  await renderInAdmin(<Sheet uses={['hotels/a']} />);
  await press('Effacer');
  expect(screen.getByRole('dialog').textContent).toContain('«\u202fRyokan Momiji\u202f»');
  await press('Supprimer quand même');
  expect(actions().at(-1)).toEqual({ action: 'delete', id: PHOTO_ID, evenIfUsed: true });
  expect(onDeleted).toHaveBeenCalledOnce();
});

it('it is replaced everywhere after a question; « Annuler » puts it back; a failure is told', async () => {
  await renderInAdmin(<Sheet uses={['hotels/a', 'hotels/b']} />);
  await press('Échanger');
  expect(screen.getByRole('dialog').textContent).toContain('dans les 2 fiches');
  await press('Remplacer');
  expect(actions()).toEqual([{ action: 'replace', id: PHOTO_ID, by: OTHER }]);
  const [[message, reach, undo] = []] = vi.mocked(toastSuccess).mock.calls;
  expect([message, reach]).toEqual(['Image remplacée', '2 fiches mises à jour.']);
  await act(async () => undo?.onPress());
  expect(actions().at(-1)).toEqual({
    action: 'replace',
    id: OTHER,
    by: PHOTO_ID,
    only: ['hotels/a'],
  });
  // The other record showed both: it is not known any more which was which.
  expect(toastSuccess).toHaveBeenLastCalledWith(
    'Remplacement annulé',
    expect.stringContaining('Une fiche montrait les deux images'),
  );
  vi.mocked(callLibrary).mockRejectedValueOnce(new OfflineError('There is no network.'));
  await press('Échanger');
  await press('Remplacer');
  expect(toastError).toHaveBeenCalledWith(
    'Impossible de remplacer l’image',
    expect.stringContaining('hors connexion'),
  );
});

it('says how many records a change reached', () => {
  expect([0, 1, 3].map(reached)).toEqual([
    undefined,
    'Une fiche mise à jour.',
    '3 fiches mises à jour.',
  ]);
});
