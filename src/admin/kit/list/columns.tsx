import { Link } from '@tanstack/react-router';
import type * as v from 'valibot';
import {
  agreeParticiple,
  type ContentEntity,
  type Entity,
  isShownToVisitors,
  recordName,
} from '#domain/entity/entity.ts';
import { type FieldMetadata, fieldMetadataOf, optionsOfLabels } from '#domain/schema/field.ts';
import { ID_AND_TIMESTAMP_FIELDS } from '#domain/schema/fields.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Column, ListAction, ListFilter, ListRecord } from './list-config.ts';

export const NO_VALUE_DASH = <span className="text-ink-2">–</span>;

export const Thumbnail = (picture: { src: string | null; fallbackSrc?: string }) => (
  <span className="block h-14 w-21 flex-none overflow-hidden bg-sand">
    <Picture {...picture} alt="" sizes="84px" className="size-full object-cover" />
  </span>
);

function Cell({ field, value }: { field: FieldMetadata | undefined; value: unknown }) {
  switch (field?.kind) {
    case 'picture':
      return <Thumbnail src={typeof value === 'string' ? value : null} />;
    case 'flag':
      return value === true ? 'Oui' : <span className="text-ink-2">Non</span>;
    case 'instant':
      return typeof value === 'string' ? formatShortDateTime(value) : NO_VALUE_DASH;
    default:
      return typeof value === 'string' || typeof value === 'number' ? value : NO_VALUE_DASH;
  }
}

/** Metadata for columns of timestamps such as `updated_at`, which are not among an entity's fields. */
const STAMP: FieldMetadata = { kind: 'instant', label: 'Date' };

/** Options of the filter by a flag, as URLs contain them; `planned` is for records to publish later. */
export const OPTION = { yes: 'oui', no: 'non', planned: 'prevu' } as const;

type StateLabels = Record<(typeof OPTION)[keyof typeof OPTION], string>;

/** Creates an entity's columns and filters; `ownLabels` replace « Publié », « Non publié » and « Planifié ». */
export function createColumnsAndFilters<TRecord extends ListRecord>(
  entity: Entity<v.GenericSchema<unknown, TRecord>>,
  ownLabels: Partial<StateLabels> = {},
) {
  const { fields, title } = entity;
  const shownBy = entity.kind === 'content' ? entity.shownBy : null;
  const agree = (participle: string) => agreeParticiple(entity, participle, 1);
  const labels: StateLabels = {
    [OPTION.yes]: agree('Publié'),
    [OPTION.no]: `Non ${agree('publié')}`,
    [OPTION.planned]: agree('Planifié'),
    ...ownLabels,
  };
  const metadataOf = (name: string) =>
    fieldMetadataOf(fields[name]) ?? (name in ID_AND_TIMESTAMP_FIELDS ? STAMP : undefined);
  return {
    column(name: keyof TRecord & string, more: Partial<Column<TRecord>> = {}): Column<TRecord> {
      const field = metadataOf(name);
      const label = field?.label ?? name;
      const cell = (record: TRecord) => <Cell field={field} value={record[name]} />;
      if (field?.kind === 'picture') return { name, label, hidesLabel: true, cell, ...more };
      const sortKey = (record: TRecord) => record[name];
      if (name === title) {
        const link = (record: TRecord) => <RecordNameLink entity={entity} record={record} />;
        return { name, label, hidesLabel: true, isTitle: true, cell: link, sortKey, ...more };
      }
      if (name === shownBy)
        return { name, sortKey, ...publicationColumn(shownBy, labels), ...more };
      return { name, label, cell, sortKey, ...more };
    },
    filter(
      name: keyof TRecord & string,
      more: Partial<ListFilter<TRecord>> = {},
    ): ListFilter<TRecord> {
      const field = metadataOf(name);
      const label = field?.label ?? name;
      if (name === shownBy) return { name, ...publicationFilter(shownBy, labels), ...more };
      if (field?.kind === 'flag') {
        const options = optionsOfLabels({ [OPTION.yes]: 'Oui', [OPTION.no]: 'Non' });
        const passes = (record: TRecord, option: string) =>
          (record[name] === true) === (option === OPTION.yes);
        return { name, label, options, passes, ...more };
      }
      const options = field?.kind === 'choice' ? field.options : [];
      const passes = (record: TRecord, option: string) => record[name] === option;
      return { name, label, options, passes, ...more };
    },
  };
}

export const RecordNameLink = ({ entity, record }: { entity: Entity; record: ListRecord }) => (
  <>
    <Link
      to="/admin/$section/$id"
      params={{ section: entity.section, id: record.id }}
      className="line-clamp-3 min-w-32 font-display text-[1.25rem] leading-tight wrap-anywhere lg:line-clamp-2"
    >
      {recordName(entity, record)}
    </Link>
    <span className="text-small whitespace-pre-line wrap-anywhere text-error">
      {record.faults?.join('\n')}
    </span>
  </>
);

type ShownBy = ContentEntity['shownBy'];

type StoredFields = Readonly<Record<string, unknown>>;

const isPlanned = ({ publish_at }: StoredFields): boolean => publish_at !== null;

const publicationColumn = (
  shownBy: ShownBy,
  labels: StateLabels,
): Pick<Column<StoredFields>, 'label' | 'cell'> => ({
  label: 'État',
  cell(record) {
    const { publish_at } = record;
    if (isShownToVisitors({ shownBy }, record))
      return <span className="badge badge-outline text-ok">{labels[OPTION.yes]}</span>;
    return typeof publish_at === 'string' ? (
      <span className="badge badge-outline h-auto min-[84rem]:min-w-24">
        {`Le\u00a0${formatShortDateTime(publish_at)}`}
      </span>
    ) : (
      <span className="badge badge-outline h-auto">{labels[OPTION.no]}</span>
    );
  },
});

const publicationFilter = (
  shownBy: ShownBy,
  labels: StateLabels,
): Omit<ListFilter<StoredFields>, 'name'> => ({
  label: 'Publication',
  options: optionsOfLabels(labels),
  passes: (record, option) =>
    option === OPTION.planned
      ? isPlanned(record)
      : isShownToVisitors({ shownBy }, record) === (option === OPTION.yes),
});

export function publicationActions(entity: Entity): ListAction[] {
  if (entity.kind !== 'content' || entity.isMailedWhenPublished) return [];
  const { shownBy } = entity;
  const publish = (label: string, isShown: boolean, participle: string): ListAction => ({
    label,
    isFor: (record) => isShownToVisitors(entity, record) !== isShown || isPlanned(record),
    run: (records, { update }) =>
      update(records, { [shownBy]: isShown, publish_at: null }, participle),
  });
  return [publish('Publier', true, 'publié'), publish('Dépublier', false, 'dépublié')];
}
