import { useLiveList } from '#admin/data/live.ts';
import { HOTEL_LINKS } from '#admin/data/read.ts';
import { listParts } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { NameLink } from '#admin/kit/list/name-link.tsx';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { useListSearch } from '#admin/kit/list/use-list-search.ts';
import { useRecordActions } from '#admin/kit/list/use-record-actions.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { byDisplayOrder, FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { namesOf } from '#domain/schema/field.ts';
import { SEO } from '#domain/schema/fields.ts';

const ENTITY = ENTITIES.destinations;
const { column, filter } = listParts(ENTITY);

/** Returns the destinations whose number changes when a destination moves, with old and new numbers. */
export function renumbered(sorted: readonly Destination[], from: number, to: number) {
  const moved = sorted.toSpliced(from, 1).toSpliced(to, 0, ...sorted.slice(from, from + 1));
  let last = 0;
  return moved.flatMap(({ id, display_order: before }, place) => {
    // Positions keep their numbers; duplicate numbers are raised.
    last = Math.max(sorted[place]?.display_order ?? 1, last + 1);
    return before === last ? [] : [{ id, before, after: last }];
  });
}

const numbered = (id: string, display_order: number) => ({ id, fields: { display_order } });

/** The position of a destination, with buttons to move it while the list is not filtered. */
function Order({ destination }: { destination: Destination }) {
  const { display_order, destination_name: name } = destination;
  const { records = [] } = useLiveList(ENTITY);
  const actions = useRecordActions(ENTITY);
  const [search] = useListSearch();
  if (Object.keys(search).length > 0) return display_order;
  const sorted = byDisplayOrder(records);
  const from = sorted.findIndex(({ id }) => id === destination.id);
  const moveTo = (to: number) => {
    const changes = renumbered(sorted, from, to);
    actions.change(
      changes.map(({ id, after }) => numbered(id, after)),
      () => `${name}\u00a0: position ${to + 1} sur ${sorted.length}`,
      () => changes.map(({ id, before }) => numbered(id, before)),
    );
  };
  return (
    <div className="flex items-center gap-x-4 lg:flex-col lg:items-start">
      {display_order}
      <RowButton of={name} isDisabled={from === 0} onPress={() => moveTo(from - 1)}>
        Monter
      </RowButton>
      <RowButton of={name} isDisabled={from === sorted.length - 1} onPress={() => moveTo(from + 1)}>
        Descendre
      </RowButton>
    </div>
  );
}

function HotelCount({ id }: { id: string }) {
  const { records } = useLiveList(HOTEL_LINKS);
  const count = records?.filter((link) => link.destination_id === id).length;
  if (count === undefined) return '…';
  return `${count} ${count < 2 ? 'hôtel lié' : 'hôtels liés'}`;
}

function Summary({ destination }: { destination: Destination }) {
  const { destination_slug, subtitle, description } = destination;
  return (
    <>
      <NameLink entity={ENTITY} record={destination} />
      <div className="min-w-0 text-small wrap-anywhere text-ink-2">
        <p>/{destination_slug}</p>
        <p>{subtitle}</p>
        <p className="line-clamp-2 max-w-prose">{description}</p>
        {namesOf(SEO).map((name) => (
          <p key={name} className="line-clamp-2 text-caption">
            {destination[name]}
          </p>
        ))}
      </div>
    </>
  );
}

export const DESTINATION_LIST: ListConfig<Destination> = {
  entity: ENTITY,
  summary: { isCounted: ({ active }) => active, words: 'en ligne' },
  searched: (one) => [one.destination_name, `/${one.destination_slug}`, one.subtitle],
  columns: [
    column('display_order', {
      label: 'Ordre',
      cell: (destination) => <Order destination={destination} />,
    }),
    column('banner_image'),
    column('destination_name', {
      cell: (destination) => <Summary destination={destination} />,
    }),
    column('active'),
    { name: 'hotels', label: 'Hôtels', cell: ({ id }) => <HotelCount id={id} /> },
  ],
  filters: [filter('active')],
  arrange: byDisplayOrder,
  Intro: () => (
    <p className="mb-6 text-small text-ink-2">
      {FOOTER_DESTINATION_LIMIT} destinations au maximum recommandées{'\u00a0'}: elles sont
      affichées dans le pied de page.
    </p>
  ),
};
