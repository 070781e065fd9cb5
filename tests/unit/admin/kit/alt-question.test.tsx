// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAltQuestion } from '#admin/kit/editor/use-alt-question.ts';
import type { Values } from '#admin/kit/editor/values.ts';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { teachDialogs } from '../../../support/dialog-element.ts';

beforeEach(teachDialogs);
afterEach(cleanup);

const hidden = { published: false, publish_at: null };
const image = `/media/${'a'.repeat(24)}-800.webp#w=800&h=600`;
const shown = { published: true, publish_at: null, image };
const QUESTION = /^Publier sans texte alternatif\s\?$/;

let ask: (before: Values | null, values: Values) => Promise<boolean>;

function Asking() {
  ask = useAltQuestion({ entity: ENTITIES.hotels, input: HotelInput });
  return <input name="image" />;
}

const open = () =>
  render(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  );

test('publishing a picture without alternative text asks for confirmation once', async () => {
  open();
  const first = ask(hidden, shown);
  expect(await screen.findByText(QUESTION)).toBeDefined();
  expect(screen.getByText(/^Il en manque \(Image\)/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Compléter', hidden: true }));
  expect(await first).toBe(false);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('image'));
  expect(await ask(hidden, shown)).toBe(true);
});

test('planning to publish a picture without alternative text asks too, and can be confirmed', async () => {
  open();
  const planned = ask(null, { ...hidden, publish_at: '2099-12-01T08:00:00.000Z', image });
  fireEvent.click(await screen.findByRole('button', { name: 'Publier quand même', hidden: true }));
  expect(await planned).toBe(true);
});

test('drafts, published records and pictures with alternative text are saved without a question', async () => {
  open();
  expect(await ask(null, { ...hidden, image })).toBe(true);
  expect(await ask({ ...shown, image: null }, shown)).toBe(true);
  expect(await ask(hidden, { ...shown, image: `${image}&a=Un+quai` })).toBe(true);
});
