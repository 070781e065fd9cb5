import * as v from 'valibot';
import { storedSchema } from '#domain/schema/field.ts';
import { isoInstant, RECORD_ID_FIELD } from '#domain/schema/fields.ts';
import { ENTITIES_WITH_RECORD_LINKS, ENTITY_LIST } from './entities.ts';

/** Value of `collection` in audit log entries about administrators' rights; `document_id` is then the account's id. */
export const TEAM_PSEUDO_COLLECTION = 'team';

const collections = [...ENTITY_LIST, ...ENTITIES_WITH_RECORD_LINKS.map(({ links }) => links)];
/** Possible values of `collection` in audit log entries. */
export const AUDITED_COLLECTIONS = [
  ...collections.map(({ collection }) => collection),
  TEAM_PSEUDO_COLLECTION,
] as const;

/**
 * Actions in the audit log: `publish` is a planned publication by a function, `move` a change of a record's id, `erase`
 * a permanent deletion.
 */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'publish',
  'move',
  'delete',
  'erase',
  'restore',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Fields that the code sets with each save or deletion. An audit log entry does not list them as changed: its `actor`,
 * `at` and `action` say enough.
 */
export const AUDIT_IGNORED_FIELDS = [
  'created_at',
  'updated_at',
  'updated_by',
  'deleted_at',
  'was_shown',
] as const;

const values = v.nullish(v.record(v.string(), v.unknown()), null);

/**
 * An entry of the audit log. `actor` is null if a function made the change; `before` and `after` are null for visitors'
 * data.
 */
export const AuditEntry = storedSchema({
  ...RECORD_ID_FIELD,
  action: v.picklist(AUDIT_ACTIONS),
  collection: v.picklist(AUDITED_COLLECTIONS),
  document_id: RECORD_ID_FIELD.id,
  label: v.nullish(v.string(), null),
  actor: v.nullish(v.object({ uid: RECORD_ID_FIELD.id, email: v.nullish(v.string(), null) }), null),
  at: isoInstant,
  before: values,
  after: values,
  changed: v.nullish(v.array(v.string()), () => []),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** A deleted record in the trash, with all its fields. Which field holds the record's name depends on the entity. */
export const DeletedRecord = v.looseObject({ id: v.string(), deleted_at: v.string() });
export type DeletedRecord = v.InferOutput<typeof DeletedRecord>;
