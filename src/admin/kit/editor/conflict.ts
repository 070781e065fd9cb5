import { type LastWrite, readLastWrite } from '#admin/data/journal.ts';
import { type Merge, mergeValues } from '#domain/admin/merge-values.ts';
import type { Fields } from '#domain/schema/field.ts';
import { labelsOf } from '#domain/schema/field.ts';
import { formatMoment } from '#domain/text/dates.ts';
import type { EditorConfig, SaveTarget } from './editor-config.ts';
import { storedValues } from './load-editor.ts';
import { differingFields, type Values } from './values.ts';

/** A save that met a change by somebody else. */
export type Conflict = {
  kind: 'changed' | 'unreadable' | 'deleted';
  /** What was to be saved. */
  mine: Values;
  /** Null when the record was deleted or cannot be read. */
  theirs: Values | null;
  merge: Merge<Values> | null;
  /** What a save over their change is based on. */
  target: SaveTarget;
  lastWrite: LastWrite;
};

/** Reads what somebody else's change means for a save; `stored` is null when the record was deleted. */
export async function readConflict(
  stored: Record<string, unknown> | null,
  { mine, target: { opened, base, formerId } }: { mine: Values; target: SaveTarget },
  config: EditorConfig,
): Promise<Conflict> {
  const { collection, shownBy, isPlanned } = config.entity;
  const id = opened?.id ?? formerId ?? '';
  const lastWrite = await readLastWrite(collection, id, stored);
  if (stored === null) {
    const target = { opened: null, base: null, formerId: id };
    return { kind: 'deleted', mine, theirs: null, merge: null, target, lastWrite };
  }
  const theirs = storedValues(config, stored);
  const target = { opened: { id, updatedAt: lastWrite.at }, base: theirs };
  if (theirs === null) return { kind: 'unreadable', mine, theirs, merge: null, target, lastWrite };
  // A plan and what it plans only mean something together.
  const bound = isPlanned && shownBy ? [shownBy, 'publish_at'] : [];
  const merge = mergeValues({ base, mine, theirs }, bound);
  return { kind: 'changed', mine, theirs, merge, target, lastWrite };
}

/** Says who wrote, as the beginning of a sentence: « Camille a enregistré cette fiche ». */
export function whoDid({ by, isOwn, at }: LastWrite, participle: string): string {
  const who = isOwn ? 'Vous avez' : `${by ?? 'Quelqu’un d’autre'} a`;
  const when = at === null ? '' : ` le ${formatMoment(at)}`;
  return `${who} ${participle} cette fiche${when}`;
}

/** Lists the labels of some fields, in the order of the editor: « Nom, Prix ». */
export const labelsIn = (names: readonly string[], fields: Fields): string =>
  Object.entries(labelsOf(fields))
    .filter(([name]) => names.includes(name))
    .map(([, label]) => label)
    .join(', ');

/** Says what a save took over from somebody else's by itself; undefined when nothing. */
export function takenNote(
  { merge, lastWrite }: Conflict,
  saved: Values,
  fields: Fields,
): string | undefined {
  if (merge === null) return undefined;
  // A plan that was taken over may have been resolved since.
  const resolved = differingFields(merge.values, saved);
  const taken = merge.taken.filter((name) => !resolved.includes(name));
  if (taken.length === 0) return undefined;
  const labels = labelsIn(taken, fields);
  return `${whoDid(lastWrite, 'aussi enregistré')}\u00a0: ${labels}. Vos changements s’y ajoutent.`;
}
