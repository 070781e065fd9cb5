import { isDeepStrictEqual } from 'node:util';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRules,
  type Fields,
  newId,
  type Role,
  type RulesProject,
  uidOf,
} from '../support/rules.ts';
import { type FieldCase, MISSING } from './field-cases.ts';

export type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

export type Subject = {
  project: RulesProject;
  collection: string;
  /** What the forms validate with: the rules have to agree with it. */
  schema: AnySchema;
  /** A document that may be written, without its timestamps. */
  valid: Fields;
};

function withValue(valid: Fields, field: string, value: unknown): Fields {
  const { [field]: _replaced, ...rest } = valid;
  return value === MISSING ? rest : { ...rest, [field]: value };
}

/** Whether the schema lets these fields be stored as they are. */
export function schemaStores(schema: AnySchema, fields: Fields): boolean {
  const result = v.safeParse(schema, fields);
  return result.success && isDeepStrictEqual(result.output, fields);
}

/** Who writes a document, and that it is now. */
export const signedNow = (role: Role = 'admin') => ({
  updated_at: serverTimestamp(),
  updated_by: uidOf(role),
});

/** The stamps of a document that the browser creates now. */
export const stampedNow = (role: Role = 'admin') => ({
  created_at: serverTimestamp(),
  ...signedNow(role),
});

/** Every field, created and updated by an administrator: the schema and the rules agree. */
export function describeFields(subject: Subject, fieldCases: readonly FieldCase[]): void {
  const { project, collection, schema, valid } = subject;
  const documents = () => project.as('admin').collection(collection);

  describe.each([true, false])('fields allowed: %s', (allowed) => {
    const updated = newId();
    beforeAll(() =>
      project.store({
        [`${collection}/${updated}`]: { ...valid, created_at: Timestamp.now(), updated_at: null },
      }),
    );

    it.each(fieldCases.filter((one) => one.allowed === allowed))('$field: $what', async (one) => {
      const fields = withValue(valid, one.field, one.value);
      expect(schemaStores(schema, fields), 'what the schema says').toBe(allowed);
      const value = one.value === MISSING ? deleteField() : one.value;
      const change = { [one.field]: value, ...signedNow() };
      const creation = documents()
        .doc(newId())
        .set({ ...fields, ...stampedNow() });
      await expectRules(allowed, creation);
      await expectRules(allowed, documents().doc(updated).update(change));
    });
  });

  it('has a case for every field, and none for another', () => {
    expect(new Set(fieldCases.map((one) => one.field))).toEqual(new Set(Object.keys(valid)));
  });

  it('refuses a field that the schema does not know', async () => {
    expect(schemaStores(schema, { ...valid, role: 'admin' })).toBe(false);
    await expectRules(
      false,
      documents()
        .doc(newId())
        .set({ ...valid, role: 'admin', ...stampedNow() }),
    );
  });
}

/** What the seed stores, an administrator could have written. */
export function describeDemoContent(
  { project, collection, schema }: Subject,
  content: readonly (Fields & { id: string })[],
): void {
  it.each(content)(
    'takes the demo document $id',
    async ({ id, created_at: _created, ...fields }) => {
      const stored = v.parse(v.record(v.string(), v.unknown()), v.parse(schema, fields));
      const document = project.as('admin').collection(collection).doc(id);
      await expectRules(true, document.set({ ...stored, ...stampedNow() }));
    },
  );
}

const DAY = 86_400_000;
const dayFromNow = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY);

/** Who dates a document: the server; and who signs it. */
export function describeTimestamps({ project, collection, valid }: Subject): void {
  const documents = () => project.as('admin').collection(collection);
  const creation = [
    ['now, by the server', true, stampedNow()],
    [
      'in the past, as only functions restore',
      false,
      { ...stampedNow(), created_at: dayFromNow(-9) },
    ],
    ['in the future', false, { ...stampedNow(), created_at: dayFromNow(1) }],
    ['as text', false, { ...stampedNow(), created_at: '2026-11-02T09:00:00.000Z' }],
    ['without created_at', false, signedNow()],
    ['without updated_at', false, { created_at: serverTimestamp(), updated_by: uidOf('admin') }],
    ['with the browser’s updated_at', false, { ...stampedNow(), updated_at: dayFromNow(-1) }],
  ] as const;
  it.each(creation)('creation dated %s: %s', async (_when, allowed, stamps) => {
    await expectRules(
      allowed,
      documents()
        .doc(newId())
        .set({ ...valid, ...stamps }),
    );
  });

  it('keeps created_at and renews updated_at', async () => {
    const id = newId();
    const created = dayFromNow(-9);
    await project.store({
      [`${collection}/${id}`]: { ...valid, created_at: created, updated_at: created },
    });
    const document = documents().doc(id);
    await expectRules(true, document.update(signedNow()));
    await expectRules(true, document.set({ ...valid, ...stampedNow(), created_at: created }));
    await expectRules(false, document.set({ ...valid, ...stampedNow() }));
    await expectRules(false, document.update({ ...stampedNow(), created_at: dayFromNow(-10) }));
    await expectRules(false, document.update({ ...signedNow(), updated_at: dayFromNow(0) }));
    await expectRules(false, document.update({ featured: true }));
  });

  it.each([
    ['nobody', { updated_by: deleteField() }],
    ['null', { updated_by: null }],
    ['another account', { updated_by: 'somebody' }],
    ['a number', { updated_by: 5 }],
  ])('is never signed by %s', async (_who, signature) => {
    const id = newId();
    const past = dayFromNow(-9);
    const stored = { ...valid, created_at: past, updated_at: past, updated_by: 'somebody' };
    await project.store({ [`${collection}/${id}`]: stored });
    const { updated_by, ...stamps } = { ...stampedNow(), ...signature };
    const creation = typeof updated_by === 'object' ? {} : { updated_by };
    await expectRules(
      false,
      documents()
        .doc(newId())
        .set({ ...valid, ...stamps, ...creation }),
    );
    await expectRules(
      false,
      documents()
        .doc(id)
        .update({ ...signedNow(), ...signature }),
    );
    await expectRules(false, documents().doc(id).update({ updated_at: serverTimestamp() }));
  });
}
