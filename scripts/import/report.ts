import type { Plan, State } from './store.ts';
import { TABLE_NAMES } from './tables.ts';

const WORDS: Record<State, string> = {
  new: 'new',
  same: 'here already',
  kept: 'changed here and left alone',
  out: 'left out',
};

function countsOf(entries: Plan['entries']): string {
  const counts = Object.entries(WORDS).map(([state, words]) => {
    const { length } = entries.filter((entry) => entry.state === state);
    return length > 0 ? `${length} ${words}` : '';
  });
  return counts.filter(Boolean).join(', ') || 'no rows';
}

function tableLines({ table, entries }: Plan): string[] {
  const lines = entries.flatMap(({ label, notes, state }, index) => {
    if (state === 'same') return [];
    const said = state === 'out' ? `: ${WORDS.out}` : notes.length === 0 ? ': as it is' : '';
    const head = `  row ${index + 1}, ${label || 'without a name'}${said}`;
    return [head, ...notes.map((note) => `    ${note}`)];
  });
  return [`${table.name}, ${table.file}: ${countsOf(entries)}`, ...lines, ''];
}

/** Says by table and row, numbered from 1 after the headings, what becomes of an export. */
export function reportOf(plans: readonly Plan[], isApplied: boolean): string {
  const missing = TABLE_NAMES.filter((name) => !plans.some(({ table }) => table.name === name));
  const all = plans.flatMap(({ entries }) => entries);
  const isNothing = all.every(({ state }) => state !== 'new');
  const ending = isApplied ? 'Written' : 'Nothing is written without --apply';
  return [
    ...plans.flatMap(tableLines),
    ...missing.map((name) => `${name}: no file, so nothing to import\n`),
    `${isNothing ? 'Nothing to do' : ending}: ${countsOf(all)}.`,
  ].join('\n');
}
