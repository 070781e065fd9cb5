// @vitest-environment happy-dom

import { useForm, useStore } from '@tanstack/react-form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { HOTEL } from '#domain/hotel/hotel.ts';
import { anAddress } from './a-photo.ts';
import { dropFiles, inFakeBrowser, jpegFile, sent, storePhoto } from './fake-upload.ts';

inFakeBrowser();

type Row = { url: string; alt: string };
let rows: readonly Row[] = [];

function Editor({ gallery }: { gallery: readonly Row[] }) {
  const form = useForm({ defaultValues: { gallery } });
  rows = useStore(form.store, ({ values }) => values.gallery);
  return (
    <EditorContext value={{ form, fields: HOTEL, isNew: false }}>
      <GalleryField />
    </EditorContext>
  );
}

const rowsOf = (...alts: string[]) => alts.map((alt) => ({ url: '', alt }));
const idOf = (letter: string) => letter.repeat(24);
const alts = () => rows.map(({ alt }) => alt);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const drop = (...names: string[]) =>
  dropFiles(screen.getByRole('group', { name: 'Envoyer des images' }), names.map(jpegFile));

it('the focus follows a picture that is moved up or down', async () => {
  render(<Editor gallery={rowsOf('un', 'deux', 'trois')} />);
  await press('Descendre l’image 1');
  expect(alts()).toEqual(['deux', 'un', 'trois']);
  expect(document.activeElement).toBe(button('Descendre l’image 2'));
  await press('Descendre l’image 2');
  expect(alts()).toEqual(['deux', 'trois', 'un']);
  expect(document.activeElement).toBe(button('Descendre l’image 3'));
  await press('Descendre l’image 3');
  await press('Monter l’image 3');
  expect(alts()).toEqual(['deux', 'un', 'trois']);
});

it('the focus stays in the gallery after a picture is removed', async () => {
  render(<Editor gallery={rowsOf('un')} />);
  await press('Retirer l’image 1');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Galerie' }));
});

it('dropped photographs are uploaded one by one and added in the order of the drop', async () => {
  render(<Editor gallery={[{ url: 'https://images.example/a.jpg', alt: 'Un' }]} />);
  await drop('a.jpg', 'b.jpg');
  expect(await sent(1)).toHaveLength(1);
  await storePhoto(0, { id: idOf('a') });
  await sent(2);
  await storePhoto(1, { id: idOf('b') });
  const [, ...added] = rows;
  expect(added).toEqual(
    ['a', 'b'].map((letter) => ({ url: anAddress({ id: idOf(letter) }), alt: '' })),
  );
});

it('editing the alternative text of a row writes the text into the address of its photograph', async () => {
  render(<Editor gallery={[{ url: anAddress({ alt: 'La mer' }), alt: 'Un quai' }]} />);
  const alt = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texte alternatif' });
  expect(alt.value).toBe('Un quai');
  await act(async () => void fireEvent.change(alt, { target: { value: 'Un port' } }));
  expect(rows).toEqual([{ url: anAddress({ alt: 'Un port' }), alt: '' }]);
});
