import type { CollectionName } from '#domain/site/collections.ts';
import type { FormValues } from './form-values.ts';
import type { ShownBy } from './settle-plan.ts';

/** The opened record and the time of its last save. */
export type OpenedRecord = { id: string; updatedAt: string | null };

/** What a save is based on. */
export type SaveTarget<TValues> = {
  /** Null for a new record. */
  opened: OpenedRecord | null;
  /** The values stored when it was opened; null for a new or deleted record. */
  base: TValues | null;
  /** Id of a record deleted meanwhile, to be recreated under it. */
  formerId?: string | undefined;
};

export type RecordEditorOptions<TValues extends FormValues> = {
  /** Key of the drafts: hotels, articles. */
  kind: string;
  /** Where the record is stored. */
  collection: CollectionName;
  /** The field by which visitors see it, where there is one; it is planned with `publish_at`. */
  shownBy?: ShownBy;
  /** Null for a new record. */
  opened: OpenedRecord | null;
  /** Initial values. */
  values: TValues;
  /** Field labels, for the lists of errors and differences. */
  labels: Record<keyof TValues & string, string>;
  /** Validates: messages by field, in French; empty when valid. */
  check: (values: TValues) => Record<string, string>;
  /**
   * Writes the record and returns its id. Rejects with ConflictError when it has changed meanwhile, with FieldErrors
   * for validation errors that need stored data.
   */
  save: (values: TValues, target: SaveTarget<TValues>) => Promise<string>;
  /** Converts a stored record to form values, for a conflict; null when it cannot be read. */
  toValues: (stored: Record<string, unknown>) => TValues | null;
  /** Notifications after a save; `planned` is followed by a date. */
  texts: { saved: string; failed: string; planned?: string };
  /** Leaves the editor, usually for the list. */
  onSaved: () => void;
  /** Saved with Ctrl+S, which stays: a new record gets its own address. */
  onStayed?: ((id: string) => Promise<void>) | undefined;
  /** The search parameter that opens the editor, where its page has others too. */
  parameter?: string;
};
