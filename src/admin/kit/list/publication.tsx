import type { Entity } from '#domain/admin/entities.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import type { Column, Filter, ListConfig, ListRecord, RecordAction } from './list-config.ts';
import type { RecordActions } from './use-record-actions.ts';

type ShownBy = NonNullable<Entity['shownBy']>;

/** Labels of visible and hidden records. */
const WORDS = {
  published: { oui: 'Publié', non: 'Non publié' },
  active: { oui: 'Active', non: 'Inactive' },
};

const isSet = (record: object, name: string) => Reflect.get(record, name) === true;
const planOf = (record: object): unknown => Reflect.get(record, 'publish_at');

/** Shows whether a record is visible, or when it will be. */
export const publicationColumn = (by: ShownBy): Partial<Column<object>> => ({
  label: 'État',
  cell(record) {
    const plan = planOf(record);
    const hidden = typeof plan === 'string' ? `Le\u00a0${formatDateTime(plan)}` : WORDS[by].non;
    return isSet(record, by) ? (
      <span className="badge badge-outline text-ok">{WORDS[by].oui}</span>
    ) : (
      <span className="badge badge-outline h-auto">{hidden}</span>
    );
  },
});

/** Filters visible, hidden or planned records; planned records are hidden too. */
export const publicationFilter = (by: ShownBy): Partial<Filter<object>> => ({
  label: 'Publication',
  options: { ...WORDS[by], prevu: 'À paraître' },
  passes: (record, wanted) =>
    wanted === 'prevu' ? planOf(record) !== null : isSet(record, by) === (wanted === 'oui'),
});

/** Returns actions to publish, hide and feature records; the first two clear a planned time. */
export function publicationActions<TRecord extends ListRecord>(
  config: ListConfig<TRecord>,
): RecordAction<TRecord>[] {
  const { entity, featured } = config;
  const { shownBy, isPlanned } = entity;
  if (!shownBy || !isPlanned) return [];
  const publish = (label: string, isShown: boolean, participle: string) => ({
    label,
    isFor: (record: TRecord) => isSet(record, shownBy) !== isShown || planOf(record) !== null,
    run: (records: readonly TRecord[], { update }: RecordActions) =>
      update(records, { [shownBy]: isShown, publish_at: null }, participle),
  });
  const feature = (label: string, isFeatured: boolean) => ({
    label,
    isFor: (record: TRecord) => isSet(record, 'featured') !== isFeatured,
    run: (records: readonly TRecord[], { update }: RecordActions) =>
      update(records, { featured: isFeatured }, 'modifié'),
  });
  return [
    publish('Publier', true, 'publié'),
    publish('Dépublier', false, 'dépublié'),
    ...(featured
      ? [feature(`Mettre ${featured}`, true), feature(`Ne plus mettre ${featured}`, false)]
      : []),
  ];
}
