// @vitest-environment jsdom

import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocFromServer,
  initializeFirestore,
  memoryLocalCache,
  Timestamp,
} from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LiveList, useLiveList, useLiveRecord } from '#admin/data/live.tsx';
import { readAllRecords } from '#admin/data/read.ts';
import { refreshAdminRights } from '#admin/data/session.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs, signOut } from '../../support/admin-session.ts';
import { CLAIMS, emulatorAddress, type Fields, rulesProject, uidOf } from '../../support/rules.ts';
import { BLOG_POST, HOTEL, STORED_STAMPS } from '../documents.ts';

const project = rulesProject('live-list');
const { hotels, blogPosts } = COLLECTIONS;

/** Opens a connection with a role's rights, as the administration's own. */
function connect(role: 'admin' | 'account') {
  const app = initializeApp({ projectId: project.projectId }, `live-${role}`);
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  const { host, port } = emulatorAddress();
  const mockUserToken = { sub: uidOf(role), ...CLAIMS[role] };
  connectFirestoreEmulator(db, host, port, { mockUserToken });
  return db;
}

const allowed = connect('admin');
const denied = connect('account');

function open<TResult>(sdk: Firestore, read: () => TResult) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FirebaseAppProvider firebaseApp={sdk.app}>
      <FirestoreProvider sdk={sdk}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
  return renderHook(read, { wrapper }).result;
}
const openList = (sdk: Firestore, source: Parameters<typeof useLiveList>[0]) =>
  open(sdk, () => useLiveList(source));

type Shown = { current: LiveList<unknown> };
const until = (list: Shown, state: LiveList<unknown>['state']) =>
  waitFor(() => expect(list.current.state).toBe(state));

const hotel = (second: number, fields: Fields = {}) => ({
  ...HOTEL,
  ...STORED_STAMPS,
  published: false,
  updated_at: Timestamp.fromMillis(second * 1000),
  ...fields,
});

beforeEach(async () => {
  signInAs(project, 'admin');
  await refreshAdminRights();
});
afterEach(cleanup);

const post = (second: number) => ({
  ...BLOG_POST,
  ...STORED_STAMPS,
  updated_at: Timestamp.fromMillis(second * 1000),
});
const manyPosts = Object.fromEntries(
  Array.from({ length: 1000 }, (_, index) => [`${blogPosts}/${index}`, post(index)]),
);

test('of the newest 1,000 documents, a live list shows those that are not deleted; it reads older ones on demand', async () => {
  const deleted = { ...post(500), deleted_at: Timestamp.now() };
  await project.store({ ...manyPosts, [`${blogPosts}/500`]: deleted });
  const list = openList(allowed, ENTITIES.articles);
  await until(list, 'ready');
  expect(list.current.isCut).toBe(false);
  expect(list.current.records).toHaveLength(999);
  await project.store({ [`${blogPosts}/newest`]: post(2000) });
  await waitFor(() => expect(list.current.isCut).toBe(true));
  expect(list.current.records).toHaveLength(999);
  expect(list.current.records?.[0]).toMatchObject({ id: 'newest' });
  act(() => list.current.readMore());
  await waitFor(() => expect(list.current.records).toHaveLength(1000));
  await waitFor(() => expect(list.current.isCut).toBe(false));
});

test('an export reads all records, 1,000 at a time, and reports the number read so far', async () => {
  await project.store({ ...manyPosts, [`${blogPosts}/newest`]: post(2000) });
  const counts: number[] = [];
  const records = await readAllRecords(ENTITIES.articles, (count) => counts.push(count));
  expect(counts).toEqual([1000, 1001]);
  expect(new Set(records.map(({ id }) => id)).size).toBe(1001);
});

test('a live list with an empty cache and no network is shown as unreachable, not as empty', async () => {
  await disableNetwork(allowed);
  const list = openList(allowed, ENTITIES.destinations);
  await until(list, 'unreachable');
  expect(list.current.records).toBeUndefined();
  await act(() => enableNetwork(allowed));
  await until(list, 'ready');
  expect(list.current.records).toEqual([]);
});

test('a reopened live list shows at once the records that it showed before, even offline', async () => {
  await project.store({ [`${hotels}/ryokan`]: hotel(1, { name: 'Ryokan' }) });
  await until(openList(allowed, ENTITIES.hotels), 'ready');
  cleanup();
  await disableNetwork(allowed);
  const { state, records } = openList(allowed, ENTITIES.hotels).current;
  expect(state).toBe('ready');
  expect(records).toMatchObject([{ id: 'ryokan', name: 'Ryokan' }]);
  await enableNetwork(allowed);
});

test('a live list shows the error of a refused read, unless the session has ended', async () => {
  const list = openList(denied, ENTITIES.hotels);
  await waitFor(() => expect(list.current.error).toMatchObject({ code: 'permission-denied' }));
});

test('when the session ends, a live list stays as it was, without an error', async () => {
  const path = `${hotels}/riad`;
  await project.store({ [path]: hotel(2, { name: 'Riad' }) });
  const list = openList(allowed, ENTITIES.hotels);
  const newest = () => list.current.records?.[0];
  await waitFor(() => expect(newest()).toMatchObject({ name: 'Riad' }));
  const refused = openList(denied, ENTITIES.hotels);
  signOut();
  await act(refreshAdminRights);
  await project.store({ [path]: hotel(3, { name: 'Riad, plus tard' }) });
  // Lists that still listen have changed by the time of these answers.
  expect((await getDocFromServer(doc(allowed, path))).get('name')).toBe('Riad, plus tard');
  await expect(getDocFromServer(doc(denied, path))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(newest()).toMatchObject({ name: 'Riad' });
  expect(list.current.error).toBeUndefined();
  expect(refused.current.error).toBeUndefined();
});

test('a page keeps the last version of a live record when the session ends, and gets updates again after a new sign-in', async () => {
  const path = `${hotels}/palais`;
  await project.store({ [path]: hotel(1, { name: 'Palais' }) });
  const shown = open(allowed, () => useLiveRecord(ENTITIES.hotels, 'palais'));
  await waitFor(() => expect(shown.current.record).toMatchObject({ name: 'Palais' }));
  signOut();
  await act(refreshAdminRights);
  await project.store({ [path]: hotel(2, { name: 'Palais, plus tard' }) });
  expect((await getDocFromServer(doc(allowed, path))).get('name')).toBe('Palais, plus tard');
  expect(shown.current.record).toMatchObject({ name: 'Palais' });
  signInAs(project, 'admin');
  await act(refreshAdminRights);
  await waitFor(() => expect(shown.current.record).toMatchObject({ name: 'Palais, plus tard' }));
});

test('a missing live record is shown as unreachable as long as the server has not answered', async () => {
  await disableNetwork(allowed);
  const shown = open(allowed, () => useLiveRecord(ENTITIES.hotels, 'unknown'));
  await waitFor(() => expect(shown.current.state).toBe('unreachable'));
  await act(() => enableNetwork(allowed));
  await waitFor(() => expect(shown.current).toEqual({ record: undefined, state: 'ready' }));
});

test('a live record disappears when it is deleted', async () => {
  const path = `${hotels}/camp`;
  await project.store({ [path]: hotel(1) });
  const shown = open(allowed, () => useLiveRecord(ENTITIES.hotels, 'camp'));
  await waitFor(() => expect(shown.current.record).toMatchObject({ id: 'camp' }));
  await project.store({ [path]: hotel(1, { deleted_at: Timestamp.now() }) });
  await waitFor(() => expect(shown.current).toEqual({ record: undefined, state: 'ready' }));
});
