// @vitest-environment happy-dom

import { useForm, useStore } from '@tanstack/react-form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { PictureField } from '#admin/kit/pictures/picture-field.tsx';
import { HOTEL } from '#domain/hotel/hotel.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { anAddress, PHOTO_ID } from './a-photo.ts';
import { dropFiles, inFakeBrowser, jpegFile, sent, storePhoto } from './fake-upload.ts';

inFakeBrowser();

function Editor({ image }: { image: string }) {
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
  render(<Editor image="" />);
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
  render(<Editor image="https://images.example/avant.jpg" />);
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
  render(<Editor image={anAddress({ id: 'a'.repeat(24) })} />);
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
