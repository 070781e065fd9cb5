import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';
import { generateArchiveLines, readBackupArchive } from '#scripts/backup/archive.ts';
import {
  readStoredDocuments,
  restoreArchive,
  withPendingMailsCancelled,
} from '#scripts/backup/database.ts';

/** Opens a project on the suite's emulators, where triggers run only in the demo project. */
const openProject = (projectId: string) => ({
  db: getFirestore(initializeApp({ projectId }, randomUUID())),
});
const demo = openProject(DEMO_PROJECT_ID);
let target = openProject(`demo-${randomUUID()}`);
beforeEach(() => {
  target = openProject(`demo-${randomUUID()}`);
});

async function backUp({ db } = demo): Promise<Buffer> {
  const header = { project: 'a', read_at: new Date().toISOString() };
  const lines = generateArchiveLines(header, readStoredDocuments(db));
  return gzipSync((await Array.fromAsync(lines)).join(''));
}

const restore = (packed: Buffer, replaces = false) => restoreArchive(packed, target.db, replaces);

async function contentOf(db: Firestore) {
  const found = await Array.fromAsync(readStoredDocuments(db));
  return Object.fromEntries(found.map(({ path, data }) => [path, data]));
}

/** Returns the collection paths of documents and their descendants, such as `media/files`. */
async function shapesBelow(documents: DocumentReference[]): Promise<string[]> {
  const found = documents.map(async (document) => {
    const below = (await document.listCollections()).map((one) => one.listDocuments());
    return shapesBelow((await Promise.all(below)).flat());
  });
  // A missing document may have documents below it, such as the days of the figures.
  const own = (await Promise.all(documents.map((document) => document.get())))
    .filter(({ exists }) => exists)
    .map(({ ref }) => ref.path.split('/').filter((_, index) => index % 2 === 0));
  return [...own.map((names) => names.join('/')), ...(await Promise.all(found)).flat()];
}

describe('a backup of the demo site', () => {
  it('a backup contains every collection except the rate-limit counters', async () => {
    const { db } = demo;
    const paths = Object.keys(await contentOf(db));
    const kept = new Set(
      paths.map((path) =>
        path
          .split('/')
          .filter((_, index) => index % 2 === 0)
          .join('/'),
      ),
    );
    const collections = (await db.listCollections()).filter(
      ({ id }) => id !== COLLECTIONS.rateLimits,
    );
    const listed = await Promise.all(collections.map((one) => one.listDocuments()));
    const stored = new Set(await shapesBelow(listed.flat()));
    expect([...stored].filter((shape) => !kept.has(shape))).toEqual([]);
    expect(stored).toContain('media/files');
  });

  it('restoring a backup writes all its documents into an empty project', async () => {
    const packed = await backUp();
    const { documents } = await readBackupArchive(packed);
    await restore(packed);
    const archived = await Array.fromAsync(documents());
    expect(await contentOf(target.db)).toEqual(
      Object.fromEntries(archived.map(({ path, data }) => [path, withPendingMailsCancelled(data)])),
    );
  });
});

describe('a restoration', () => {
  it('restoring a backup into a project with content fails, unless told to replace the content', async () => {
    const source = openProject(`demo-${randomUUID()}`);
    await source.db.doc('hotels/a').set({ name: 'A', updated_at: 1 });
    await source.db.doc('media/p/files/320.webp').set({ bytes: Buffer.from([1]) });
    const packed = await backUp(source);
    const own = { 'hotels/b': { name: 'B' }, 'media/q/files/320.webp': { bytes: null } };
    for (const [path, data] of Object.entries(own)) await target.db.doc(path).set(data);
    await target.db.doc('rate_limits/a').set({});

    await expect(restore(packed)).rejects.toThrow(/has content[^\n]+--replace/);
    expect(await contentOf(target.db)).toEqual(own);
    await restore(packed, true);
    expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
    expect((await target.db.doc('rate_limits/a').get()).exists).toBe(true);
  });

  it('restoring a truncated backup writes nothing', async () => {
    const packed = await backUp();
    await expect(restore(packed.subarray(0, -100))).rejects.toThrow('truncated or damaged');
    expect(await contentOf(target.db)).toEqual({});
  });

  it('restoring a backup marks pending mails as failed instead of sending them', async () => {
    const source = openProject(`demo-${randomUUID()}`);
    const sent = { state: 'sent', error: null, sent_at: 'x' };
    const mails = { team: sent, receipt: { state: 'pending', error: null, sent_at: null } };
    const request = source.db.doc('contact_requests/a');
    await request.set({ delivery: 'pending', mail_due_at: new Date(), mails });
    await restore(await backUp(source));
    const error = 'Restauré d’une sauvegarde, sans être envoyé';
    expect((await target.db.doc('contact_requests/a').get()).data()).toEqual({
      delivery: 'failed',
      mail_due_at: null,
      mails: { team: sent, receipt: { state: 'failed', error, sent_at: null } },
    });
  });
});
