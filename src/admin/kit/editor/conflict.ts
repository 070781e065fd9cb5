import { type LastWrite, readLastWrite } from '#admin/data/journal.ts';
import { mergeValues } from '#domain/admin/merge-values.ts';
import { type Fields, labelsOf } from '#domain/schema/field.ts';
import { formatMoment } from '#domain/text/dates.ts';
import type { EditorConfig, SaveTarget } from './editor-config.ts';
import { storedValues } from './load-editor.ts';
import type { Values } from './values.ts';

/** A save that met somebody else's change. */
export type Conflict = {
  mine: Values;
  theirs: Values;
  /** Both changes together, with mine where both changed. */
  values: Values;
  /** Fields taken over from theirs, and fields that both changed. */
  taken: readonly string[];
  disputed: readonly string[];
  /** What a save over their change is based on. */
  target: SaveTarget;
  lastWrite: LastWrite;
};

/** Reads who saved what is `stored`, and merges both changes. */
export async function readConflict(
  config: EditorConfig,
  mine: Values,
  { opened, base }: SaveTarget,
  stored: Values,
): Promise<Conflict> {
  const { shownBy, isPlanned } = config.entity;
  const id = opened?.id ?? '';
  const lastWrite = await readLastWrite(stored);
  const theirs = storedValues(config, stored);
  // A plan and what it plans only mean something together.
  const bound = isPlanned && shownBy ? [shownBy, 'publish_at'] : [];
  const merge = mergeValues({ base, mine, theirs }, bound);
  const target = { opened: { id, updatedAt: lastWrite.at }, base: theirs };
  return { mine, theirs, ...merge, target, lastWrite };
}

/** Returns who saved and when: « Camille a aussi enregistré cette fiche le 3 mars à 9 h 05 ». */
export function whoSaved({ lastWrite: { by, isOwn, at } }: Conflict): string {
  const who = isOwn ? 'Vous avez' : `${by ?? 'Quelqu’un d’autre'} a`;
  const when = at === null ? '' : ` le ${formatMoment(at)}`;
  return `${who} aussi enregistré cette fiche${when}`;
}

/** Returns the labels of fields in the order of the editor: « Nom, Prix ». */
export const labelsIn = (names: readonly string[], fields: Fields): string =>
  Object.entries(labelsOf(fields))
    .filter(([name]) => names.includes(name))
    .map(([, label]) => label)
    .join(', ');

/** Returns what a save took over from somebody else's by itself, in French; undefined for nothing. */
export function takenNote(conflict: Conflict, fields: Fields): string | undefined {
  const taken = labelsIn(conflict.taken, fields);
  return taken === ''
    ? undefined
    : `${whoSaved(conflict)}\u00a0: ${taken}. Vos changements s’y ajoutent.`;
}
