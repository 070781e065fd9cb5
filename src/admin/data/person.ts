import type { QueryFilter } from '#data/firestore/firestore-query.ts';
import { VISITOR_DATA_ENTITIES } from '#domain/admin/entities.ts';
import type { PlainDocument } from '#domain/schema/timestamp.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';
import { moveRecordsToTrash } from './change.ts';
import { AdminError, requireOnline } from './errors.ts';
import { readAllDocs } from './read.ts';

type Personal = (typeof VISITOR_DATA_ENTITIES)[number];
type Holding = { entity: Personal; records: readonly PlainDocument[] };

/** What the site stores about one person; without an email address, `email` is the text that was searched for. */
export type PersonalData = { email: string; holdings: readonly Holding[] };

function holdingOf(entity: Personal, documents: readonly PlainDocument[]): Holding {
  const withheldFields = ['updated_by', ...(entity.personal.withheld ?? [])];
  const records = documents.map((stored) =>
    Object.fromEntries(Object.entries(stored).filter(([name]) => !withheldFields.includes(name))),
  );
  return { entity, records };
}

async function readPerson(email: string): Promise<PersonalData> {
  const holdings = VISITOR_DATA_ENTITIES.map(async (entity) => {
    const where: QueryFilter[] = [[entity.personal.by, '==', email]];
    return holdingOf(entity, await readAllDocs(entity.collection, { where }));
  });
  return { email, holdings: await Promise.all(holdings) };
}

/** Returns the last nine digits, which a French telephone number has in every notation (with 0, +33 or 0033). */
const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-9);

/** Finds people by email address, name or telephone number. @throws AdminError when offline, or for more than ten */
export async function searchPersonalData(text: string): Promise<PersonalData[]> {
  requireOnline();
  const email = normaliseEmail(text);
  if (isEmail(email)) return [await readPerson(email)];
  const digits = lastDigits(text);
  const isMeant = (namesAndNumbers: readonly string[]) =>
    digits.length < 9
      ? matchesSearch(text, namesAndNumbers)
      : namesAndNumbers.some((number) => lastDigits(number) === digits);
  const emails = new Set<string>();
  const nameless = VISITOR_DATA_ENTITIES.map(async (entity) => {
    const { by: emailField, alsoBy } = entity.personal;
    const documents = alsoBy ? await readAllDocs(entity.collection) : [];
    const matching = documents.filter((stored) => isMeant(alsoBy?.(stored) ?? []));
    for (const stored of matching) {
      const storedEmail = stored[emailField];
      if (storedEmail) emails.add(String(storedEmail));
    }
    const records = matching.filter((stored) => !stored[emailField]);
    return holdingOf(entity, records);
  });
  const holdings = await Promise.all(nameless);
  if (emails.size > 10) throw new AdminError('Trop de personnes\u00a0: précisez.');
  const people = await Promise.all([...emails].map(readPerson));
  const isNone = holdings.every(({ records }) => records.length === 0);
  return isNone && people.length > 0 ? people : [...people, { email: text, holdings }];
}

/** Returns the JSON text of a person's data, of which this person may request a copy (GDPR). */
export function personalDataToJson({ email, holdings }: PersonalData): string {
  const recordsByCollection = holdings.map(({ entity, records }) => [entity.collection, records]);
  const exported = {
    asked_for: email,
    exported_at: new Date().toISOString(),
    ...Object.fromEntries(recordsByCollection),
  };
  return JSON.stringify(exported, null, 2);
}

export async function movePersonalDataToTrash({ holdings }: PersonalData): Promise<void> {
  for (const { entity, records } of holdings) {
    await moveRecordsToTrash(
      entity,
      records.map(({ id }) => String(id)),
    );
  }
}
