// @vitest-environment happy-dom

import { useForm } from '@tanstack/react-form';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EditorFormContext } from '#admin/features/editor/use-editor-field.ts';
import { GalleryField } from '#admin/features/hotels/gallery-field.tsx';

const LABELS = { gallery: 'Galerie' };
const ROWS = ['un', 'deux', 'trois'].map((alt) => ({ url: '', alt }));

function Editor() {
  const form = useForm({ defaultValues: { gallery: ROWS } });
  return (
    <EditorFormContext value={{ form, labels: LABELS }}>
      <GalleryField />
    </EditorFormContext>
  );
}

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const order = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Ce que montre/ })
    .map(({ value }) => value);

test('the focus follows a picture that moves, on the opposite button at either end', async () => {
  render(<Editor />);
  await press('Descendre l’image 1');
  expect(order()).toEqual(['deux', 'un', 'trois']);
  expect(document.activeElement).toBe(button('Descendre l’image 2'));
  await press('Descendre l’image 2');
  expect(order()).toEqual(['deux', 'trois', 'un']);
  expect(document.activeElement).toBe(button('Monter l’image 3'));
  await press('Monter l’image 3');
  expect(document.activeElement).toBe(button('Monter l’image 2'));
  await press('Monter l’image 2');
  expect(order()).toEqual(['un', 'deux', 'trois']);
  expect(document.activeElement).toBe(button('Descendre l’image 1'));
});

test('the focus goes to the field of a new picture, and to « Ajouter » after a removal', async () => {
  render(<Editor />);
  await press('Ajouter une image');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Image 4' }));
  await press('Retirer l’image 4');
  expect(document.activeElement).toBe(button('Ajouter une image'));
});
