// @vitest-environment happy-dom

import { useForm, useStore } from '@tanstack/react-form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditorFormContext } from '#admin/features/editor/use-editor-field.ts';
import { GalleryField } from '#admin/features/hotels/gallery-field.tsx';
import { placeRow } from '#admin/features/hotels/use-gallery-uploads.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { GALLERY_MAX_ITEMS } from '#domain/site/limits.ts';
import { toastError } from '#ui/toast/toast.ts';
import { anAddress } from '../pictures/a-photo.ts';
import { FakeRequest, inFakeBrowser, jpegFile, sent } from '../pictures/fake-upload.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({
  adminAuth: { currentUser: { getIdToken: async () => 'jeton' } },
}));
// Firestore of the administration: what is proposed to the library is held by tests/rules.
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  runTransaction: async () => undefined,
}));
vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList: () => ({ records: [] }) }));
vi.mock('#ui/toast/toast.ts', () => ({ toastInfo: vi.fn(), toastError: vi.fn() }));

type Row = { url: string; alt: string };
let rows: readonly Row[] = [];

function Editor({ gallery }: { gallery: readonly Row[] }) {
  const form = useForm({ defaultValues: { gallery } });
  rows = useStore(form.store, ({ values }) => values.gallery);
  return (
    <EditorFormContext value={{ form, labels: { gallery: 'Galerie' } }}>
      <GalleryField />
    </EditorFormContext>
  );
}

inFakeBrowser();

const idOf = (letter: string) => letter.repeat(24);
const rowFor = (letter: string): Row => ({ url: anAddress({ id: idOf(letter) }), alt: '' });
const letters = () => rows.map(({ url }) => parsePhoto(url)?.id[0] ?? '-').join('');
const drop = (files: readonly File[]) =>
  act(async () => {
    const zone = screen.getByRole('group', { name: 'Envoyer des images' });
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } });
  });
/** The server stores photographs, each request's under a letter, before the page is drawn again. */
const answer = (letters: Readonly<Record<number, string>>) =>
  act(async () => {
    for (const [index, letter] of Object.entries(letters)) {
      const address = anAddress({ id: idOf(letter) });
      FakeRequest.sent[Number(index)]?.answer(200, { address, isKnown: false });
    }
  });

describe('photographs that are dropped on a gallery', () => {
  it('come in the order in which they were chosen, whatever arrives first', async () => {
    render(<Editor gallery={[{ url: 'https://images.example/a.jpg', alt: '' }]} />);
    await drop(['a', 'b', 'c'].map((name) => jpegFile(`${name}.jpg`)));
    await sent(2);
    await answer({ 1: 'b' });
    expect(letters()).toBe('-b');
    await sent(3);
    await answer({ 0: 'a', 2: 'c' });
    expect(letters()).toBe('-abc');
  });

  it('hold their alternative text in their address too', async () => {
    render(<Editor gallery={[rowFor('a')]} />);
    const alt = screen.getByRole('textbox', { name: 'Ce que montre l’image 1' });
    fireEvent.change(alt, { target: { value: 'Un quai' } });
    await act(async () => void fireEvent.blur(alt));
    expect(rows).toEqual([{ url: anAddress({ id: idOf('a'), alt: 'Un quai' }), alt: 'Un quai' }]);
  });

  it('are left out where there is no room', async () => {
    const full = Array.from({ length: GALLERY_MAX_ITEMS - 1 }, () => rowFor('f'));
    render(<Editor gallery={full} />);
    await drop([jpegFile('a.jpg'), jpegFile('b.jpg'), jpegFile('c.jpg')]);
    expect(await sent(1)).toHaveLength(1);
    expect(toastError).toHaveBeenCalledWith(
      'La galerie s’arrête à 24 images',
      'Il n’y a plus de place\u00a0: 2 images n’ont pas été ajoutées.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Annuler a.jpg' }));
  });
});

it('a row goes beside those that were chosen with it, wherever these were moved', () => {
  const [a, b, c, other] = ['a', 'b', 'c', 'f'].map(rowFor);
  if (!(a && b && c && other)) return;
  expect(placeRow([a, other], b, [idOf('a')], [idOf('c')])).toEqual([a, b, other]);
  expect(placeRow([other, c], b, [undefined], [idOf('c')])).toEqual([other, b, c]);
  expect(placeRow([other], b, [], [])).toEqual([other, b]);
});
