// @vitest-environment jsdom

import { onlineManager } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeDraft } from '#admin/data/drafts.ts';
import { LiveDataProvider } from '#admin/data/live.tsx';
import { refreshAdminRights } from '#admin/data/session.ts';
import { HOTEL_EDITOR_CONFIG } from '#admin/entities/hotels.tsx';
import { createEditorFields } from '#admin/kit/editor/field.tsx';
import { loadInitialStateOrRedirect } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor } from '#admin/kit/editor/record-editor.tsx';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { type HOTEL_FIELDS, HotelInputSchema } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { holdWrites, signInAs } from '../../support/admin-session.ts';
import { teachDialogs } from '../../support/dialog-element.ts';
import { type Fields, newId, rulesProject, uidOf } from '../../support/rules.ts';
import { toasts } from '../../support/toasts.ts';
import { HOTEL, STORED_STAMPS } from '../documents.ts';

const project = rulesProject('editor');
const { hotels } = COLLECTIONS;

const { Field } = createEditorFields<typeof HOTEL_FIELDS>();
const config = {
  ...HOTEL_EDITOR_CONFIG,
  Aside: () => null,
  Body: () => (
    <>
      <Field name="name" />
      <Field name="location" />
      <Field name="region" />
      <Field name="price" />
    </>
  ),
};

/** Stores a hotel as somebody else saved it at this second. */
async function store(id: string, second: number, fields: Fields = {}): Promise<void> {
  const updated_at = Timestamp.fromMillis(second * 1000);
  const hotel = { ...HOTEL, gallery: [], name: 'Ryokan', price: 420 };
  await project.store({
    [`${hotels}/${id}`]: { ...hotel, ...STORED_STAMPS, updated_at, ...fields },
  });
}
const stored = async (id: string) =>
  (await project.as('admin').doc(`${hotels}/${id}`).get()).data();

const onLeave = vi.fn();

async function openEditor(id: string, input = config.input): Promise<void> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/admin/$section/$id' });
  const history = createMemoryHistory({ initialEntries: [`/admin/hotels/${id}`] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  const opened = await loadInitialStateOrRedirect(config, id, {});
  render(
    <RouterContextProvider router={router}>
      <LiveDataProvider>
        <ConfirmProvider>
          <RecordEditor config={{ ...config, input }} initial={opened} onLeave={onLeave} />
        </ConfirmProvider>
      </LiveDataProvider>
    </RouterContextProvider>,
  );
}

const control = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) =>
  fireEvent.change(control(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const left = () => waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
const button = (name: string) => screen.findByRole('button', { name });

beforeAll(() => {
  teachDialogs();
  // jsdom lays nothing out, and so cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  onLeave.mockClear();
  signInAs(project, 'admin');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('what is typed into an editor while a save runs stays unsaved until the next save', async () => {
  const id = newId();
  await store(id, 1);
  await openEditor(id);
  type('Nom', 'Auberge');
  const release = holdWrites();
  press('Enregistrer');
  await button('Enregistrement…');
  type('Nom', 'Auberge du lac');
  release();
  await button('Enregistrer');
  expect(await stored(id)).toMatchObject({ name: 'Auberge' });
  expect(control('Nom').value).toBe('Auberge du lac');
  expect(screen.getByRole('status').textContent).toBe('Modifications non enregistrées');
  expect(onLeave).not.toHaveBeenCalled();
  press('Enregistrer');
  await left();
  expect(await stored(id)).toMatchObject({ name: 'Auberge du lac' });
});

test('two saves that changed different fields of a record are merged without a question', async () => {
  const id = newId();
  await store(id, 1);
  await openEditor(id);
  type('Nom', 'Auberge');
  await store(id, 2, { price: 500 });
  press('Enregistrer');
  await left();
  expect(await stored(id)).toMatchObject({ name: 'Auberge', price: 500 });
});

test('two saves that changed the same field ask which version to keep, and save the choice', async () => {
  const id = newId();
  await store(id, 1);
  await openEditor(id);
  type('Nom', 'Auberge');
  type('Prix', '450');
  await store(id, 2, { name: 'Pension', price: 500 });
  press('Enregistrer');
  await screen.findByText('Modifié entre-temps');
  expect(await stored(id)).toMatchObject({ name: 'Pension', price: 500 });
  fireEvent.click(screen.getByLabelText(/Leur version.*Pension/));
  press('Enregistrer ces choix');
  await left();
  expect(await stored(id)).toMatchObject({ name: 'Pension', price: 450 });
});

test('an unpublished record whose name was changed gets the URL of the new name once it is saved; a save with a conflict leaves the URL unchanged', async () => {
  const id = newId();
  const draft = { published: false, created_at: null };
  const ownFetch = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.endsWith('/adminCall')) return ownFetch(url, init);
    const { to } = JSON.parse(String(init.body)).data;
    await project.store({ [`${hotels}/${to}`]: (await stored(id)) ?? {} });
    await project.remove(`${hotels}/${id}`);
    return Response.json({ result: { id: to } });
  });
  await store(id, 1, draft);
  await openEditor(id);
  type('Nom', 'Pension Renommée');
  await store(id, 2, { ...draft, name: 'Pension' });
  press('Enregistrer');
  await screen.findByText('Modifié entre-temps');
  fireEvent.click(screen.getAllByRole('button', { name: 'Continuer à modifier' })[0] ?? window);
  press('Enregistrer');
  fireEvent.click(await button('Enregistrer ces choix'));
  await left();
  expect(await stored('pension-renommee')).toMatchObject({ name: 'Pension Renommée' });
  expect(await stored(id)).toBeUndefined();
});

test('an editor with invalid fields saves nothing, keeps what was typed and focuses the first invalid field', async () => {
  const id = newId();
  await store(id, 1);
  await openEditor(id);
  type('Nom', 'Auberge');
  type('Localisation', '');
  type('Prix', 'cher');
  press('Enregistrer');
  await waitFor(() => expect(document.activeElement).toBe(control('Localisation')));
  expect(control('Prix').value).toBe('cher');
  expect(control('Nom').value).toBe('Auberge');
  expect(await stored(id)).toMatchObject({ name: 'Ryokan', price: 420 });
});

test('a save in the editor that fails says why, keeps what was typed, and succeeds when repeated', async () => {
  const id = newId();
  await store(id, 1);
  await openEditor(id);
  type('Nom', 'Auberge');
  onlineManager.setOnline(false);
  press('Enregistrer');
  await waitFor(() => expect(toasts().join()).toMatch(/Impossible de modifier.*hors connexion/));
  expect(control('Nom').value).toBe('Auberge');
  onlineManager.setOnline(true);
  press('Enregistrer');
  await left();
  expect(await stored(id)).toMatchObject({ name: 'Auberge' });
});

test('a save refused because a deploy added a field meanwhile says that reloading may help', async () => {
  const id = newId();
  await store(id, 1);
  await refreshAdminRights();
  await openEditor(id, v.omit(HotelInputSchema, ['details']));
  type('Nom', 'Auberge');
  press('Enregistrer');
  await waitFor(() => expect(toasts().join()).toMatch(/refusé cette modification.*rechargez/));
});

test('« Publier » saves an unpublished record with the text on screen, and publishes the record', async () => {
  const id = newId();
  await store(id, 1, { published: false, created_at: null });
  await openEditor(id);
  type('Nom', 'Auberge');
  press('Publier');
  await left();
  const hotel = await stored(id);
  expect(hotel).toMatchObject({ name: 'Auberge', published: true });
  expect(hotel?.created_at).toEqual(hotel?.updated_at);
});

test('a second press on the save button while a new record is being created is ignored', async () => {
  await openEditor('new');
  type('Nom', 'Chalet du Lac');
  type('Localisation', 'Annecy, France');
  fireEvent.change(screen.getByRole('combobox', { name: 'Région' }), {
    target: { value: 'Europe' },
  });
  const release = holdWrites();
  press('Enregistrer le brouillon');
  await button('Enregistrement…');
  type('Localisation', 'Talloires, France');
  press('Enregistrement…');
  release();
  await button('Enregistrer');
  press('Enregistrer');
  await left();
  const created = project.as('admin').collection(hotels).where('name', '==', 'Chalet du Lac');
  const { docs } = await created.get();
  expect(docs.map((hotel) => hotel.get('location'))).toEqual(['Talloires, France']);
});

test('an editor draft stored before a release added or removed fields is resumed, and changes no other field', async () => {
  const id = newId();
  await store(id, 1);
  await refreshAdminRights();
  const updatedAt = new Date(1000).toISOString();
  await writeDraft(`${uidOf('admin')}/hotels/${id}`, {
    values: { name: 'Auberge', location: 'Kyoto, Japon', removed: 'x' },
    base: { name: 'Ryokan', location: 'Kyoto, Japon', removed: '' },
    updatedAt,
  });
  await openEditor(id);
  fireEvent.click(await button('Reprendre le brouillon'));
  expect([control('Nom').value, control('Prix').value]).toEqual(['Auberge', '420']);
  await store(id, 2, { price: 500 });
  press('Enregistrer');
  await left();
  expect(await stored(id)).toMatchObject({ name: 'Auberge', price: 500 });
});
