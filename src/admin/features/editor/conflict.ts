import { type LastWrite, readLastWrite } from '#admin/data/last-write.ts';
import { type Merge, mergeValues } from '#domain/admin/merge-values.ts';
import { formatMoment } from '#domain/text/dates.ts';
import { differingFields, type FormValues } from './form-values.ts';
import type { RecordEditorOptions, SaveTarget } from './record-editor-options.ts';

/** A save that met a change by somebody else. */
export type Conflict<TValues> = {
  kind: 'changed' | 'unreadable' | 'deleted';
  /** What was to be saved. */
  mine: TValues;
  /** Null when the record was deleted or cannot be read. */
  theirs: TValues | null;
  merge: Merge<TValues> | null;
  /** What a save over their change is based on. */
  target: SaveTarget<TValues>;
  lastWrite: LastWrite;
};

/** What was to be saved, and over what. */
type Attempt<TValues> = { mine: TValues; target: SaveTarget<TValues> };

/** What somebody else's change means for a save; `stored` is null when the record was deleted. */
export async function readConflict<TValues extends FormValues>(
  stored: Record<string, unknown> | null,
  { mine, target: { opened, base, formerId } }: Attempt<TValues>,
  { collection, shownBy, toValues }: RecordEditorOptions<TValues>,
): Promise<Conflict<TValues>> {
  const id = opened?.id ?? formerId ?? '';
  const lastWrite = await readLastWrite(collection, id, stored);
  if (stored === null) {
    const target = { opened: null, base: null, formerId: id };
    return { kind: 'deleted', mine, theirs: null, merge: null, target, lastWrite };
  }
  const theirs = toValues(stored);
  const target = { opened: { id, updatedAt: lastWrite.at }, base: theirs };
  if (theirs === null) return { kind: 'unreadable', mine, theirs, merge: null, target, lastWrite };
  // A plan and what it plans only mean something together.
  const bound = shownBy === undefined ? [] : [shownBy, 'publish_at'];
  const merge = mergeValues({ base, mine, theirs }, bound);
  return { kind: 'changed', mine, theirs, merge, target, lastWrite };
}

/** Who wrote, at the beginning of a sentence, with the verb: « Camille a enregistré ». */
export function whoDid({ by, isOwn, at }: LastWrite, participle: string): string {
  const who = isOwn ? 'Vous avez' : `${by ?? 'Quelqu’un d’autre'} a`;
  const when = at === null ? '' : ` le ${formatMoment(at)}`;
  return `${who} ${participle} cette fiche${when}`;
}

/** The labels of some fields, in their order: « Nom, Prix ». */
export const labelsOf = (names: readonly string[], labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .filter(([name]) => names.includes(name))
    .map(([, label]) => label)
    .join(', ');

/** What a save took over from somebody else's, by itself; undefined when nothing. */
export function takenNote<TValues extends FormValues>(
  { merge, lastWrite }: Conflict<TValues>,
  saved: TValues,
  labels: Readonly<Record<string, string>>,
): string | undefined {
  if (merge === null) return undefined;
  // A plan that was taken over may have been settled since.
  const settled = differingFields(merge.values, saved);
  const kept = merge.taken.filter((name) => !settled.includes(name));
  const taken = labelsOf(kept, labels);
  if (taken === '') return undefined;
  return `${whoDid(lastWrite, 'aussi enregistré')}\u00a0: ${taken}. Vos changements s’y ajoutent.`;
}
