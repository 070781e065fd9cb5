import { BUDGETS, budgetOf, isBroken, type Metric } from './budgets.ts';
import { FLOORS, PAGE_NAMES, type Subject } from './pages.ts';

type Values = Partial<Record<Metric, number>>;
export type Results = Partial<Record<Subject, Values>>;

const SUBJECTS: readonly Subject[] = [...FLOORS, ...PAGE_NAMES, 'site'];
const METRICS = Object.keys(BUDGETS).filter((name): name is Metric => name in BUDGETS);

function shown(value: number): string {
  if (Number.isNaN(value)) return 'none';
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function goalOf(metric: Metric): string {
  const { goal, isLeast } = BUDGETS[metric];
  return goal === null ? '–' : `${isLeast ? '≥' : '≤'} ${shown(goal)}`;
}

const labelOf = (metric: Metric) =>
  [BUDGETS[metric].label, BUDGETS[metric].unit].filter(Boolean).join(', ');

/**
 * Formats a value: a value that misses its goal is marked ·, a value that breaks its budget ✖,
 * followed by the budget.
 */
function cell(metric: Metric, subject: Subject, value: number | undefined): string {
  if (value === undefined) return '';
  const { goal, isLeast } = BUDGETS[metric];
  if (isBroken(metric, subject, value)) {
    return `✖ ${shown(value)} (${shown(budgetOf(metric, subject) ?? Number.NaN)})`;
  }
  const misses =
    budgetOf(metric, subject) !== null && goal !== null && (isLeast ? value < goal : value > goal);
  return misses ? `${shown(value)} ·` : shown(value);
}

export function addValues(results: Results, subject: Subject, values: Values): void {
  results[subject] = { ...results[subject], ...values };
}

/** Returns all results with their goals, as an aligned Markdown table. */
export function resultTable(results: Results): string {
  const subjects = SUBJECTS.filter((subject) => results[subject]);
  const metrics = METRICS.filter((metric) =>
    subjects.some((subject) => results[subject]?.[metric] !== undefined),
  );
  const rows = [
    ['', 'goal', ...subjects],
    ...metrics.map((metric) => [
      labelOf(metric),
      goalOf(metric),
      ...subjects.map((subject) => cell(metric, subject, results[subject]?.[metric])),
    ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths?.[0] ?? 0) : text.padStart(widths?.[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = `|${widths?.map((width, index) => (index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}

export function brokenBudgets(results: Results): string[] {
  return SUBJECTS.flatMap((subject) =>
    METRICS.flatMap((metric) => {
      const value = results[subject]?.[metric];
      if (value === undefined || !isBroken(metric, subject, value)) return [];
      const budget = shown(budgetOf(metric, subject) ?? Number.NaN);
      return [`${subject}: ${labelOf(metric)} is ${shown(value)}, its budget ${budget}`];
    }),
  );
}
