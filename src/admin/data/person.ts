import type { PlainDocument } from '#data/read-documents.ts';
import { PERSONAL_ENTITIES } from '#domain/admin/entities.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { deleteRecords } from './change.ts';
import { requireOnline } from './errors.ts';
import { readDocs } from './read.ts';

type Holding = { entity: Entity; records: readonly PlainDocument[] };

/** All data that the site stores about one person. */
export type PersonalData = { email: string; holdings: readonly Holding[] };

async function findHolding(entity: Entity, email: string): Promise<Holding> {
  const { by: field = '', withheld = [] } = entity.personal ?? {};
  const leftOut = ['updated_by', ...withheld];
  const found = await readDocs(entity.collection, { where: [[field, '==', email]] });
  const records = found.map((stored) =>
    Object.fromEntries(Object.entries(stored).filter(([name]) => !leftOut.includes(name))),
  );
  return { entity, records };
}

/** Reads the data of a person with this normalised address. @throws AdminError when offline */
export async function readPerson(email: string): Promise<PersonalData> {
  requireOnline();
  const holdings = await Promise.all(PERSONAL_ENTITIES.map((entity) => findHolding(entity, email)));
  return { email, holdings };
}

/** Returns the JSON text by which a person gets a copy of their data (GDPR). */
export function personalExport({ email, holdings }: PersonalData): string {
  const records = holdings.map(({ entity, records }) => [entity.collection, records]);
  const exported = { email, exported_at: new Date().toISOString(), ...Object.fromEntries(records) };
  return JSON.stringify(exported, null, 2);
}

export async function erasePerson({ holdings }: PersonalData): Promise<void> {
  for (const { entity, records } of holdings) {
    await deleteRecords(
      entity,
      records.map(({ id }) => String(id)),
    );
  }
}
