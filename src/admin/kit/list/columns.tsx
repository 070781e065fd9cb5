import type * as v from 'valibot';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import type { Entity } from '#domain/admin/entities.ts';
import { type Field, fieldOf } from '#domain/schema/field.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Column, Filter, ListRecord } from './list-config.ts';
import { NameLink } from './name-link.tsx';
import { publicationColumn, publicationFilter } from './publication.tsx';

const NONE = <span className="text-ink-2">–</span>;

function Cell({ field, value }: { field: Field | undefined; value: unknown }) {
  switch (field?.kind) {
    case 'picture':
      return <Thumbnail src={typeof value === 'string' ? value : null} />;
    case 'flag':
      return value === true ? 'Oui' : <span className="text-ink-2">Non</span>;
    case 'instant':
      return typeof value === 'string' ? formatDateTime(value) : NONE;
    default:
      return typeof value === 'string' || typeof value === 'number' ? value : NONE;
  }
}

/** Returns builders of columns and filters for an entity's fields. */
export function listParts<TRecord extends ListRecord>(
  entity: Entity<v.GenericSchema<unknown, TRecord>>,
) {
  const { fields, title, shownBy, isPlanned } = entity;
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
        ...(kind === 'picture' ? { isTitle: true } : { sortKey: (record) => record[name] }),
        ...(name === title && {
          isTitle: true,
          cell: (record) => <NameLink entity={entity} record={record} />,
        }),
        ...(isPlanned && name === shownBy && publicationColumn(shownBy)),
        ...more,
      };
    },
    filter(name: keyof TRecord & string, more: Partial<Filter<TRecord>> = {}): Filter<TRecord> {
      const field = known(name);
      const isFlag = field?.kind === 'flag';
      const choices = field?.kind === 'choice' ? field.options : [];
      return {
        name,
        label: field?.label ?? name,
        options: isFlag
          ? { oui: 'Oui', non: 'Non' }
          : Object.fromEntries(choices.map((value) => [value, value])),
        passes: (record, wanted) =>
          isFlag ? (record[name] === true) === (wanted === 'oui') : record[name] === wanted,
        ...(isPlanned && name === shownBy && publicationFilter(shownBy)),
        ...more,
      };
    },
  };
}

const folded = new WeakMap<object, string>();

/** Returns a search for records whose texts contain every word; caches the folded texts. */
export function searcher<TRecord extends object>(
  textsOf: (record: TRecord) => readonly (string | null)[],
) {
  const textOf = (record: TRecord) => {
    const text = folded.get(record) ?? foldText(textsOf(record).join('\n'));
    folded.set(record, text);
    return text;
  };
  return (q = '') => {
    const words = foldText(q).split(/\s+/).filter(Boolean);
    return (record: TRecord) => words.every((word) => textOf(record).includes(word));
  };
}
