import type { Plan, State } from './store.ts';
import { TABLE_NAMES } from './tables.ts';

const WORDS: readonly [State, string][] = [
  ['new', 'new'],
  ['same', 'here already'],
  ['kept', 'changed here and left alone'],
  ['out', 'left out'],
];

function countsOf(entries: Plan['entries']): string {
  const counts = WORDS.flatMap(([state, words]) => {
    const { length } = entries.filter((entry) => entry.state === state);
    return length === 0 ? [] : `${length} ${words}`;
  });
  return counts.join(', ') || 'no rows';
}

function tableLines({ table, entries }: Plan): string[] {
  const lines = entries.flatMap(({ label, notes, state }, index) => {
    if (state === 'same') return [];
    const head = `  row ${index + 1}, ${label || 'without a name'}`;
    if (state === 'new' && notes.length === 0) return `${head}: as it is`;
    return [`${head}${state === 'out' ? ': left out' : ''}`, ...notes.map((note) => `    ${note}`)];
  });
  return [`${table.name}, ${table.file}: ${countsOf(entries)}`, ...lines, ''];
}

/** Says by table and row, numbered from 1 after the headings, what becomes of an export. */
export function reportOf(plans: readonly Plan[], isApplied: boolean): string {
  const missing = TABLE_NAMES.filter((name) => !plans.some(({ table }) => table.name === name));
  const all = plans.flatMap(({ entries }) => entries);
  const ending = isApplied ? 'all written' : 'nothing is written without --apply';
  const isNothing = all.every(({ state }) => state !== 'new');
  return [
    ...plans.flatMap(tableLines),
    ...missing.map((name) => `${name}: no file, so nothing to import\n`),
    isNothing ? `Nothing to do: ${countsOf(all)}.` : `${countsOf(all)}: ${ending}.`,
  ].join('\n');
}
