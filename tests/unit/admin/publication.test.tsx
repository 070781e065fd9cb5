// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  clearPlanIfShownToVisitors,
  deriveHiddenAndPlannedFlags,
  describePublicationChange,
  useConfirmIncompletePublication,
} from '#admin/kit/editor/publication.ts';
import { ConfirmProvider, useConfirm } from '#admin/ui/confirm.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { HotelInputSchema } from '#domain/hotel/hotel.ts';
import type { FormValues, RecordValues } from '#domain/schema/typed-fields.ts';
import { teachDialogs } from '../../support/dialog-element.ts';

const { hotels } = ENTITIES;
const pages: Entity = ENTITIES.pages;
const FUTURE = '2099-12-01T08:00:00.000Z';
const hidden = { published: false, publish_at: null };
const shown = { published: true, publish_at: null };
const planned = { published: false, publish_at: FUTURE };

test('saving a published record clears its scheduled time; an unpublished record keeps the time, even a past one, which is left to the server', () => {
  const resolve = (values: FormValues) => clearPlanIfShownToVisitors(hotels, values);
  expect(resolve({ published: true, publish_at: FUTURE })).toEqual(shown);
  expect(resolve(planned)).toEqual(planned);
  const past = { published: false, publish_at: '2020-05-01T09:00:00.000Z' };
  expect(resolve(past)).toEqual(past);
});

test('the notice after a save says « Publié » or « Planifié pour le… » only when that state has changed', () => {
  expect(describePublicationChange(hotels, null, hidden)).toBe('Enregistré comme brouillon');
  expect(describePublicationChange(hotels, hidden, shown)).toBe('Publié');
  expect(describePublicationChange(hotels, hidden, planned)).toMatch(/^Planifié pour le 1/);
  expect(describePublicationChange(hotels, planned, planned)).toBeUndefined();
  expect(describePublicationChange(hotels, shown, shown)).toBeUndefined();
  expect(describePublicationChange(pages, null, {})).toBeUndefined();
});

test('the editor offers to publish an unpublished record, and to schedule it once a new time has been entered', () => {
  expect(deriveHiddenAndPlannedFlags(hotels, hidden, planned)).toEqual({
    isHidden: true,
    hasNewPlan: true,
  });
  expect(deriveHiddenAndPlannedFlags(hotels, planned, planned).hasNewPlan).toBe(false);
  expect(deriveHiddenAndPlannedFlags(hotels, hidden, shown).isHidden).toBe(false);
  expect(deriveHiddenAndPlannedFlags(pages, {}, {}).isHidden).toBe(false);
});

beforeEach(teachDialogs);
afterEach(cleanup);

const image = `/media/${'a'.repeat(24)}-800.webp#w=800&h=600`;
const pictured = { ...shown, image };
const QUESTION = /^Publier sans texte alternatif\s\?$/;

let confirmLeaving: () => Promise<boolean>;
let ask: (before: FormValues | null, values: RecordValues) => Promise<boolean>;

function Asking() {
  ask = useConfirmIncompletePublication({
    entity: ENTITIES.hotels,
    input: HotelInputSchema,
    lacks,
  });
  const confirm = useConfirm();
  confirmLeaving = () => confirm({ title: 'Quitter\u202f?', confirmLabel: 'Quitter' });
  return <input name="image" />;
}

const PRICE = { name: 'price', what: 'prix', text: 'Il sera écrit 0.' };
const lacks = ({ price }: RecordValues) => (price === 0 ? [PRICE] : []);

const open = () =>
  render(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  );

test('publishing a record with a picture without alternative text asks for confirmation once', async () => {
  open();
  const first = ask(hidden, pictured);
  expect(await screen.findByText(QUESTION)).toBeDefined();
  expect(screen.getByText(/^Il en manque \(Image\)/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Compléter', hidden: true }));
  expect(await first).toBe(false);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('image'));
  expect(await ask(hidden, pictured)).toBe(true);
});

const LEAVE = /^Quitter\s\?$/;

test('a second confirmation dialog opens only after the first has been answered', async () => {
  open();
  const first = ask(hidden, pictured);
  await screen.findByText(QUESTION);
  const second = confirmLeaving();
  expect(screen.queryByText(LEAVE)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Publier quand même', hidden: true }));
  expect(await first).toBe(true);
  await screen.findByText(LEAVE);
  fireEvent.click(screen.getByRole('button', { name: 'Quitter', hidden: true }));
  expect(await second).toBe(true);
});

test('publishing a hotel that lacks both a price and an alternative text asks about both in one dialog', async () => {
  open();
  const first = ask(hidden, { ...pictured, price: 0 });
  expect(await screen.findByText(/^Publier sans texte alternatif ni prix\s\?$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Publier quand même', hidden: true }));
  expect(await first).toBe(true);
});

test('saving a draft, a record published before, or a record whose pictures have an alternative text asks for no confirmation', async () => {
  open();
  expect(await ask(null, { ...hidden, image })).toBe(true);
  expect(await ask(shown, pictured)).toBe(true);
  expect(await ask(hidden, { ...shown, image: `${image}&a=Un+quai` })).toBe(true);
});
