// @vitest-environment happy-dom

import { useForm, useStore } from '@tanstack/react-form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { PictureField } from '#admin/kit/pictures/picture-field.tsx';
import { HOTEL } from '#domain/hotel/hotel.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import {
  anAddress,
  dropFiles,
  inFakeBrowser,
  jpegFile,
  PHOTO_ID,
  sent,
  storePhoto,
} from './fake-upload.ts';

inFakeBrowser();

function PictureEditor({ image }: { image: string }) {
  const form = useForm({ defaultValues: { image } });
  const value = useStore(form.store, ({ values }) => values.image);
  return (
    <EditorContext value={{ form, fields: HOTEL, isNew: false }}>
      <PictureField name="image" />
      <output>{value}</output>
    </EditorContext>
  );
}

const value = () => document.querySelector('output')?.textContent ?? '';
const zone = () => screen.getByRole('group', { name: 'Envoyer une image' });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } });

it('a chosen picture is uploaded, and its texts and focal point are written into its address', async () => {
  render(<PictureEditor image="" />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  expect(input?.accept).toBe('image/jpeg,image/png,image/webp,image/avif');
  await act(
    async () => void (input && fireEvent.change(input, { target: { files: [jpegFile()] } })),
  );
  const [request] = await sent(1);
  await act(async () => request?.upload.onprogress?.({ loaded: 1, total: 2 }));
  const progress = screen.getByRole('progressbar', { name: 'Envoi de quai.jpg' });
  expect(progress).toHaveProperty('value', 0.5);
  await storePhoto(0);
  fill('Texte alternatif', 'Un quai');
  fill('Légende', 'Le soir');
  fill('De haut en bas', '40');
  const words = { alt: 'Un quai', caption: 'Le soir', focal: { x: 50, y: 40 } };
  expect(parsePhoto(value())).toMatchObject({ id: PHOTO_ID, ...words });
  fill('Texte alternatif', '');
  expect(parsePhoto(value())?.alt).toBeNull();
});

it('a failed or cancelled upload leaves the picture unchanged', async () => {
  render(<PictureEditor image="https://images.example/avant.jpg" />);
  await dropFiles(zone(), [jpegFile('un.jpg'), jpegFile('deux.jpg')]);
  const [request] = await sent(1);
  expect(request?.url).toContain('un.jpg');
  await act(async () => request?.onerror?.());
  expect(screen.getByRole('alert').textContent).toMatch(/^Le réseau a été perdu/);
  await press('Réessayer un.jpg');
  await sent(2);
  await press('Annuler un.jpg');
  expect(value()).toBe('https://images.example/avant.jpg');
});

it('a pasted picture aborts the upload in progress, and removing the picture keeps the focus in the field', async () => {
  render(<PictureEditor image={anAddress({ id: 'a'.repeat(24) })} />);
  await dropFiles(zone(), [jpegFile('un.jpg')]);
  const [first] = await sent(1);
  const clipboardData = { files: [jpegFile('deux.jpg')], getData: () => '' };
  await act(async () => void fireEvent.paste(zone(), { clipboardData }));
  await sent(2);
  expect(first?.isAborted).toBe(true);
  await storePhoto(1);
  expect(parsePhoto(value())?.id).toBe(PHOTO_ID);
  screen.getByRole('button', { name: 'Retirer' }).focus();
  await press('Retirer');
  expect([value(), document.activeElement]).toEqual(['', zone()]);
  expect(screen.getByRole('textbox', { name: 'Image' })).toBeDefined();
});

type Row = { url: string; alt: string };
let rows: readonly Row[] = [];

function GalleryEditor({ gallery }: { gallery: readonly Row[] }) {
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
const drop = (...names: string[]) =>
  dropFiles(screen.getByRole('group', { name: 'Envoyer des images' }), names.map(jpegFile));

it('the focus follows a picture that is moved up or down', async () => {
  render(<GalleryEditor gallery={rowsOf('un', 'deux', 'trois')} />);
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
  render(<GalleryEditor gallery={rowsOf('un')} />);
  await press('Retirer l’image 1');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Galerie' }));
});

it('dropped photographs are uploaded one by one and added in the order of the drop', async () => {
  render(<GalleryEditor gallery={[{ url: 'https://images.example/a.jpg', alt: 'Un' }]} />);
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
  render(<GalleryEditor gallery={[{ url: anAddress({ alt: 'La mer' }), alt: 'Un quai' }]} />);
  const alt = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texte alternatif' });
  expect(alt.value).toBe('Un quai');
  await act(async () => void fireEvent.change(alt, { target: { value: 'Un port' } }));
  expect(rows).toEqual([{ url: anAddress({ alt: 'Un port' }), alt: '' }]);
});
