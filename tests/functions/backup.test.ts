import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';
import type { Header, StoredDocument } from '#scripts/backup/archive-entries.ts';
import { storedAccounts } from '#scripts/backup/archived-accounts.ts';
import { commit, type Database, emulatedDatabase, query } from '#scripts/backup/firestore-rest.ts';
import { restoreArchive } from '#scripts/backup/restore-archive.ts';
import { settle } from '#scripts/backup/settle.ts';
import { databaseTime, storedDocuments } from '#scripts/backup/stored-documents.ts';
import { writeArchive } from '#scripts/backup/write-archive.ts';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { Failure } from '#scripts/lib/script.ts';

/** Databases of the suite's emulator, each in a project of its own, without triggers. */
const databaseOf = (projectId: string) =>
  emulatedDatabase(projectId, process.env.FIRESTORE_EMULATOR_HOST ?? '');
const authOf = (projectId: string) => getAuth(initializeApp({ projectId }, `backup-${projectId}`));
const emptyProject = () => {
  const projectId = `demo-${randomUUID()}`;
  return { db: databaseOf(projectId), auth: authOf(projectId) };
};

let folder = '';
let target = emptyProject();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
beforeEach(() => {
  target = emptyProject();
});
afterAll(() => rm(folder, { recursive: true }));

async function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Backs up a database as it is now. */
async function backUp(db: Database, schema = 1) {
  const file = join(folder, `${randomUUID()}.backup`);
  const readAt = await databaseTime(db);
  const { projectId: project } = db;
  const header: Header = {
    kind: 'header',
    format: 1,
    schema,
    version: '0',
    project,
    read_at: readAt,
  };
  await writeArchive(file, { header, entries: storedDocuments(db, readAt) });
  return { file, readAt };
}

const update = ({ root }: Database, path: string, fields: StoredDocument['fields']) => ({
  update: { name: `${root}/${path}`, fields },
});
const text = (stringValue: string) => ({ stringValue });
const fieldsOf = async (db: Database) =>
  Object.fromEntries((await listed(storedDocuments(db))).map(({ path, fields }) => [path, fields]));

/** A database that fails after some calls. */
const breaking = (db: Database, calls: number): Database => {
  let left = calls;
  return {
    ...db,
    token: async () => {
      left -= 1;
      if (left < 0) throw new Failure('The line was cut.');
      return db.token();
    },
  };
};

/** A source of two batches: its documents are large. */
async function twoBatches() {
  const { db } = emptyProject();
  const long = text('é'.repeat(400_000));
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await commit(db, [update(db, `audit_log/${id}`, { long })]);
  }
  return db;
}

describe('the demo site', () => {
  it('is the same in an empty project, document by document, with its accounts', async () => {
    const source = databaseOf(DEMO_PROJECT_ID);
    const { file, readAt } = await backUp(source);
    const was = await listed(storedDocuments(source, readAt));
    const collections = new Set(was.map(({ path }) => path.split('/')[0]));
    for (const name of [COLLECTIONS.hotels, COLLECTIONS.media, COLLECTIONS.contactRequests]) {
      expect(collections).toContain(name);
    }

    const restored = await restoreArchive({ file }, target);
    expect(restored.documents).toEqual({ written: was.length, unchanged: 0, deleted: 0 });
    expect(await listed(storedDocuments(target.db))).toEqual(was.map(settle));
  });
});

describe('a restoration', () => {
  it('keeps every type of Firestore, and leads references into its project', async () => {
    const { db } = emptyProject();
    const values = ({ root }: Database) => ({
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      whole: { integerValue: '9007199254740993' },
      double: { doubleValue: 1 },
      none: { doubleValue: 'NaN' },
      endless: { doubleValue: '-Infinity' },
      instant: { timestampValue: '2026-01-01T00:00:00.123456Z' },
      bytes: { bytesValue: 'AAEC/w==' },
      place: { geoPointValue: { latitude: 48.85, longitude: 2.35 } },
      other: { referenceValue: `${root}/hotels/x` },
      list: {
        arrayValue: { values: [text('é'), { mapValue: { fields: { a: { nullValue: null } } } }] },
      },
      empty: { mapValue: {} },
      constructor: text('a name like any other'),
    });
    await commit(db, [update(db, 'hotels/x', values(db)), update(db, 'a/missing/b/deep', {})]);
    const { file } = await backUp(db);
    await restoreArchive({ file }, target);
    expect(await fieldsOf(target.db)).toEqual({
      'hotels/x': values(target.db),
      'a/missing/b/deep': {},
    });
  });

  it('leaves out counters of limits and what was just deleted', async () => {
    const { db } = emptyProject();
    await commit(
      db,
      ['rate_limits/a', 'trash/a', 'hotels/a'].map((path) => update(db, path, {})),
    );
    const { file } = await backUp(db);
    await restoreArchive({ file }, target);
    expect(await fieldsOf(target.db)).toEqual({ 'hotels/a': {} });
  });

  it('refuses a project with content, unless that is to be replaced', async () => {
    const { db } = emptyProject();
    await commit(db, [update(db, 'hotels/a', {}), update(db, 'hotels/b', { name: text('B') })]);
    const { file } = await backUp(db);
    const other = update(target.db, 'hotels/b/rooms/1', {});
    await commit(target.db, [
      other,
      update(target.db, 'hotels/a', {}),
      update(target.db, 'z/z', {}),
    ]);
    const before = await fieldsOf(target.db);
    await expect(restoreArchive({ file }, target)).rejects.toThrow(
      /has content already[^\n]+--replace/,
    );
    expect(await fieldsOf(target.db)).toEqual(before);

    const { documents } = await restoreArchive({ file }, { ...target, replaces: true });
    expect(documents).toEqual({ written: 1, unchanged: 1, deleted: 2 });
    expect(await fieldsOf(target.db)).toEqual(await fieldsOf(db));
    const again = await restoreArchive({ file }, { ...target, replaces: true });
    expect(again.documents).toEqual({ written: 0, unchanged: 2, deleted: 0 });
  });

  it('goes on where it was broken off, and only with the same archive', async () => {
    const source = await twoBatches();
    const { file } = await backUp(source);
    const broken = { ...target, db: breaking(target.db, 6) };
    await expect(restoreArchive({ file }, broken)).rejects.toThrow('The line was cut.');
    const { length } = await listed(storedDocuments(target.db));
    expect(length).toBeGreaterThan(0);

    const { file: other } = await backUp(databaseOf(DEMO_PROJECT_ID));
    await expect(restoreArchive({ file: other }, target)).rejects.toThrow('has content already');
    const { documents } = await restoreArchive({ file }, target);
    expect(documents).toEqual({ written: 7 - length, unchanged: length, deleted: 0 });
    expect(await fieldsOf(target.db)).toEqual(await fieldsOf(source));
    await expect(restoreArchive({ file }, target)).rejects.toThrow('has content already');
  });

  it('brings documents of an older schema up to this one', async () => {
    const { db } = emptyProject();
    await commit(db, [update(db, 'hotels/a', { stars: { integerValue: '4' } })]);
    const { file } = await backUp(db, 1);
    const migrate = (document: StoredDocument) => {
      const { stars, ...fields } = document.fields;
      return { ...document, fields: { ...fields, ...(stars && { rating: stars }) } };
    };
    await restoreArchive({ file, migrations: [{ version: 2, migrate }] }, target);
    expect(await fieldsOf(target.db)).toEqual({ 'hotels/a': { rating: { integerValue: '4' } } });
    const { file: newer } = await backUp(db, 2);
    await expect(restoreArchive({ file: newer }, emptyProject())).rejects.toThrow('newer version');
  });

  it('writes nothing of an archive that is damaged', async () => {
    await expect(restoreArchive({ file: import.meta.filename }, target)).rejects.toThrow(
      'no archive',
    );
    const { documents } = await query(target.db, { from: [{ allDescendants: true }] });
    expect(documents).toEqual([]);
  });
});

describe('accounts', () => {
  it('come back with their rights and without a password; those that are there stay', async () => {
    const source = authOf(`demo-${randomUUID()}`);
    const { uid } = await source.createUser({
      ...DEMO_ADMIN,
      emailVerified: true,
      displayName: 'Odile',
    });
    await source.setCustomUserClaims(uid, { admin: true });
    const accounts = await listed(storedAccounts(source));
    const file = join(folder, 'accounts.backup');
    const header: Header = {
      kind: 'header',
      format: 1,
      schema: 1,
      version: '0',
      project: 'a',
      read_at: '',
    };
    const write = async function* () {
      yield* accounts;
    };
    await writeArchive(file, { header, entries: write() });

    const first = await restoreArchive({ file }, target);
    expect(first.accounts).toEqual({ created: accounts, kept: [] });
    expect(await listed(storedAccounts(target.auth))).toEqual(accounts);
    expect((await target.auth.getUser(uid)).passwordHash).toBeUndefined();

    await target.auth.setCustomUserClaims(uid, {});
    const second = await restoreArchive({ file }, target);
    expect(second.accounts).toEqual({ created: [], kept: accounts });
    expect((await target.auth.getUser(uid)).customClaims).toEqual({});
  });
});
