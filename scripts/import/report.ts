import { objectKeys } from '#domain/schema/field.ts';
import { IMPORT_ROW_STATE_LABELS, type RowPlan, type TablePlan } from './plans.ts';
import { EXPORTED_TABLE_NAMES } from './tables.ts';

function countsOf(entries: readonly RowPlan[]): string {
  const counts = objectKeys(IMPORT_ROW_STATE_LABELS).map((state) => {
    const { length } = entries.filter((entry) => entry.state === state);
    return length > 0 ? `${length} ${IMPORT_ROW_STATE_LABELS[state]}` : '';
  });
  return counts.filter(Boolean).join(', ') || 'no rows';
}

function tableLines({ name, file, entries }: TablePlan): string[] {
  const lines = entries.flatMap(({ label, notes, state }, index) => {
    if (state === 'same') return [];
    const outcome = notes.length === 0 ? ': as it is' : '';
    const remark = state === 'out' ? `: ${IMPORT_ROW_STATE_LABELS.out}` : outcome;
    const head = `  row ${index + 1}, ${label || 'without a name'}${remark}`;
    return [head, ...notes.map((note) => `    ${note}`)];
  });
  return [`${name}, ${file}: ${countsOf(entries)}`, ...lines, ''];
}

/**
 * Returns a report of what becomes of the exported rows, by table and row number (1 is the row below the headings).
 * Rows that are stored already with the same values are only counted.
 */
export function composeImportReport(plans: readonly TablePlan[], isApplied: boolean): string {
  const missing = EXPORTED_TABLE_NAMES.filter((name) => !plans.some((plan) => plan.name === name));
  const entries = plans.flatMap((plan) => plan.entries);
  const isNothing = entries.every(({ state }) => state !== 'new');
  const ending = isApplied ? 'Written' : 'Nothing is written or copied without --apply';
  return [
    ...plans.flatMap(tableLines),
    ...missing.map((name) => `${name}: no file, so nothing to import\n`),
    `${isNothing ? 'Nothing to do' : ending}: ${countsOf(entries)}.`,
  ].join('\n');
}
