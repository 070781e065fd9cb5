import { Failure } from '../lib/script.ts';
import type { StoredDocument } from './archive-entries.ts';

/** What was changed in documents when their schema got this version. */
export type Migration = { version: number; migrate: (document: StoredDocument) => StoredDocument };

const FIRST_VERSION = 1;

/**
 * Steps that bring documents of older archives up to the code, oldest first. Most changes need none:
 * schemas read what was written before (docs/data-model.md). One that renames or moves a field does.
 */
export const MIGRATIONS: readonly Migration[] = [];

/** The version of the documents that this code writes. */
export const schemaVersion = (migrations: readonly Migration[]): number =>
  migrations.at(-1)?.version ?? FIRST_VERSION;

/**
 * What brings a document of a version up to the last one.
 * @throws Failure when the version is newer than the code
 */
export function migrationFrom(
  version: number,
  migrations: readonly Migration[],
): (document: StoredDocument) => StoredDocument {
  if (version > schemaVersion(migrations)) {
    throw new Failure(
      'The archive’s documents are of a newer version: update the project, then restore it.',
    );
  }
  const due = migrations.filter((migration) => migration.version > version);
  return (document) => due.reduce((migrated, { migrate }) => migrate(migrated), document);
}
