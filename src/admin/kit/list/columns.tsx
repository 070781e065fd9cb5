import type { ReactNode } from 'react';
import { Cell } from '#admin/kit/kinds/cell.tsx';
import { type Fields, fieldOf } from '#domain/schema/field.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { type Sortable, timeOf } from './sort-records.ts';

/** A column of a list. Its name is its field's, and what the URL sorts by. */
export type Column<TRecord> = {
  name: string;
  label: string;
  /** Needs no label beside it: a picture, a name. */
  isTitle?: boolean;
  /** Left out where a table has little room. */
  isMinor?: boolean;
  align?: 'right';
  cell(record: TRecord): ReactNode;
  /** Columns without it do not sort. */
  sortKey?(record: TRecord): Sortable;
};

export type Option = { readonly value: string; readonly label: string };

/** A filter of a list. Its name is its search parameter. */
export type Filter<TRecord> = {
  name: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  options: readonly Option[];
  passes(record: TRecord, wanted: string): boolean;
};

export const labelOptions = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const valueOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

const isSortable = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function sortKeyOf(value: unknown, isInstant: boolean): Sortable {
  if (isInstant) return timeOf(typeof value === 'string' ? value : null);
  return isSortable(value) ? value : null;
}

const valueIn = (record: object, name: string): unknown => Reflect.get(record, name);

/** Makes the columns and filters of an entity from its fields. */
export function listParts<TRecord extends object>(fields: Fields) {
  const known = (name: string) => {
    const schema = fields[name];
    return schema && fieldOf(schema);
  };
  return {
    column(name: keyof TRecord & string, more: Partial<Column<TRecord>> = {}): Column<TRecord> {
      const field = known(name);
      const kind = field?.kind;
      return {
        name,
        label: field?.label ?? name,
        cell: (record) => <Cell field={field} value={record[name]} />,
        ...(kind === 'number' && { align: 'right' }),
        ...(kind === 'picture'
          ? { isTitle: true }
          : { sortKey: (record) => sortKeyOf(record[name], kind === 'instant') }),
        ...more,
      };
    },
    filter(name: keyof TRecord & string, more: Partial<Filter<TRecord>> = {}): Filter<TRecord> {
      const field = known(name);
      const isFlag = field?.kind === 'flag';
      return {
        name,
        label: field?.label ?? name,
        all: isFlag ? 'Tous' : 'Toutes',
        options: isFlag
          ? labelOptions({ oui: 'Oui', non: 'Non' })
          : valueOptions(field?.kind === 'choice' ? field.options : []),
        passes: (record, wanted) =>
          isFlag ? (record[name] === true) === (wanted === 'oui') : record[name] === wanted,
        ...more,
      };
    },
  };
}

type Planned = { publish_at: string | null };

/** Filters by whether visitors see a record, or will; planned ones are not shown yet. */
export const publicationFilter = <TRecord extends Planned>(
  shownBy: 'published' | 'active',
  labels: { oui: string; non: string; prevu: string },
): Filter<TRecord> => ({
  name: shownBy,
  label: 'Publication',
  all: 'Tous',
  options: labelOptions(labels),
  passes: (record, wanted) =>
    wanted === 'prevu'
      ? record.publish_at !== null
      : (valueIn(record, shownBy) === true) === (wanted === 'oui'),
});

/** Returns a test for records whose texts hold every word of `q`; folded texts are cached. */
export function searcher<TRecord extends object>(
  textsOf: (record: TRecord) => readonly (string | null)[],
) {
  const folded = new WeakMap<TRecord, string>();
  const textOf = (record: TRecord) => {
    const text = folded.get(record) ?? foldText(textsOf(record).join('\n'));
    folded.set(record, text);
    return text;
  };
  return (q: string) => {
    const words = foldText(q).split(/\s+/).filter(Boolean);
    return (record: TRecord) => words.every((word) => textOf(record).includes(word));
  };
}
