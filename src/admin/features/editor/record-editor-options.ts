import type { FormValues } from './form-values.ts';
import type { Place } from './use-leave-guard.ts';

/** The record that an editor opened, and when it had been saved. */
export type OpenedRecord = { id: string; updatedAt: string | null };

/** What a save goes by, besides what is typed. */
export type SaveTarget<TValues> = {
  /** Null for a new record. */
  opened: OpenedRecord | null;
  /** What was stored when it was opened; null when nothing was, or is any more. */
  base: TValues | null;
  /** The id that it had before somebody else deleted it: it is made again under the same. */
  formerId?: string | undefined;
};

export type RecordEditorOptions<TValues extends FormValues> = {
  /** Names the drafts: hotels, articles. */
  kind: string;
  /** Null for a new record. */
  opened: OpenedRecord | null;
  /** What the fields hold at first. */
  values: TValues;
  /** Labels of the fields, for the list of faults and of differences. */
  labels: Record<keyof TValues & string, string>;
  /** What is wrong, by field, in French; empty when all is right. */
  check: (values: TValues) => Record<string, string>;
  /**
   * Writes the record; rejects with ConflictError when it has changed meanwhile, with FieldFaults
   * when the server knows of a fault.
   */
  save: (values: TValues, target: SaveTarget<TValues>) => Promise<void>;
  /** A stored record as the fields would hold it; for a conflict. */
  toValues: (stored: Record<string, unknown>) => TValues | null;
  /** Shown when it could not be saved, and when it was (spec section 8). */
  texts: { saved: string; failed: string };
  /** Goes where the specification says, usually back to the list. */
  onSaved: () => void;
  /** Which addresses keep the editor open, where a page has other things in its address too. */
  staysIn?: ((current: Place, next: Place) => boolean) | undefined;
};
