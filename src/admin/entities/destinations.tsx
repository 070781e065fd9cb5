import * as v from 'valibot';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields, SeoFields } from '#admin/kit/editor/field.tsx';
import { PublicationFields } from '#admin/kit/editor/publication-fields.tsx';
import { useEnclosingEditor } from '#admin/kit/editor/use-field.ts';
import {
  createColumnsAndFilters,
  OPTION,
  RecordNameLink,
  Thumbnail,
} from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { useRecordActions } from '#admin/kit/list/use-record-actions.ts';
import { RowMover } from '#admin/kit/row-mover.tsx';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  DESTINATION_FIELDS,
  type Destination,
  DestinationInputSchema,
} from '#domain/destination/destination.ts';
import {
  FOOTER_DESTINATION_LIMIT,
  sortByDisplayOrder,
} from '#domain/destination/destination-list.ts';
import { objectKeys } from '#domain/schema/field.ts';
import { SEO_FIELDS } from '#domain/schema/fields.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/brand.ts';
import { slugify } from '#domain/text/fold-text.ts';

const ENTITY = ENTITIES.destinations;
const { column, filter } = createColumnsAndFilters(ENTITY, {
  [OPTION.yes]: 'Active',
  [OPTION.no]: 'Inactive',
});

export function computeDisplayOrderChanges(
  sorted: readonly Destination[],
  from: number,
  to: number,
) {
  const moved = sorted.toSpliced(from, 1).toSpliced(to, 0, ...sorted.slice(from, from + 1));
  const orders = sorted.map(({ display_order }) => display_order);
  const valid = new Set(orders.filter((order) => v.is(DESTINATION_FIELDS.display_order, order)));
  // Positions in the list keep their numbers; if a number is invalid or occurs twice, all are numbered from 1.
  const keptOrders = valid.size === orders.length ? orders : [];
  return moved.flatMap(({ id, display_order: before }, place) => {
    const after = keptOrders[place] ?? place + 1;
    return before === after ? [] : [{ id, before, after }];
  });
}

const numbered = (id: string, display_order: number) => ({ id, fields: { display_order } });

type OrderProps = { destination: Destination; arranged: readonly Destination[] | undefined };

function Order({ destination, arranged }: OrderProps) {
  const { display_order, destination_name: name } = destination;
  const actions = useRecordActions(ENTITY);
  // A filtered or sorted list has no buttons for moving: its neighbouring rows are not neighbours in display order.
  if (arranged === undefined) return display_order;
  const from = arranged.findIndex(({ id }) => id === destination.id);
  const moveTo = (to: number) => {
    const changes = computeDisplayOrderChanges(arranged, from, to);
    actions.change(
      changes.map(({ id, after }) => numbered(id, after)),
      () => `${name}\u00a0: position ${to + 1} sur ${arranged.length}`,
      () => changes.map(({ id, before }) => numbered(id, before)),
    );
  };
  return (
    <div className="flex items-center gap-x-4 md:inline-flex lg:mr-4 lg:grid lg:grid-cols-2 lg:justify-items-start lg:[&>button]:col-span-2">
      {display_order}
      <RowMover of={name} from={from} count={arranged.length} onMove={moveTo} />
    </div>
  );
}

function renderSummary(destination: Destination) {
  const { destination_slug, subtitle, description } = destination;
  const seo = objectKeys(SEO_FIELDS)
    .flatMap((name) => destination[name] ?? [])
    .join(' · ');
  return (
    <>
      <RecordNameLink entity={ENTITY} record={destination} />
      <div className="min-w-0 text-small max-md:min-w-64 wrap-anywhere text-ink-2">
        <p>/{destination_slug}</p>
        <p>{subtitle}</p>
        <p className="line-clamp-1 max-w-prose">{description}</p>
        {seo && <p className="line-clamp-1 text-caption">{`SEO\u00a0: ${seo}`}</p>}
      </div>
    </>
  );
}

export const DESTINATION_LIST_CONFIG: ListConfig<Destination> = {
  entity: ENTITY,
  searched: ({ destination_name, destination_slug, subtitle }) => [
    destination_name,
    `/${destination_slug}`,
    subtitle,
  ],
  columns: [
    column('display_order', {
      label: 'Ordre',
      cell: (destination, arranged) => <Order destination={destination} arranged={arranged} />,
    }),
    column('banner_image', {
      cell: ({ banner_image: src }) => <Thumbnail src={src} fallbackSrc={DEFAULT_BANNER_IMAGE} />,
    }),
    column('destination_name', { cell: renderSummary }),
    column('active'),
  ],
  filters: [filter('active')],
  arrange: sortByDisplayOrder,
  Intro: () => (
    <p className="mb-6 text-small text-ink-2">
      {FOOTER_DESTINATION_LIMIT} destinations au maximum recommandées{'\u00a0'}: elles sont
      affichées dans le pied de page.
    </p>
  ),
};

const { Field, useField } = createEditorFields<typeof DESTINATION_FIELDS>();

export const DESTINATION_EDITOR_CONFIG: EditorConfig = {
  entity: ENTITY,
  input: DestinationInputSchema,
  texts: {
    created: 'Destination créée avec succès',
    changed: 'Destination mise à jour avec succès',
    notChanged: 'Erreur lors de la sauvegarde',
  },
  blank: { active: false, publish_at: null },
  Body() {
    const { record } = useEnclosingEditor();
    const name = useField('destination_name').value;
    const { value: slug, setValue: setSlug } = useField('destination_slug');
    // The slug of a new destination follows its name until the slug is edited, and again once the slug is emptied.
    const followName = (typed: string) => {
      if (record === null && (!slug || slug === slugify(name ?? ''))) setSlug(slugify(typed));
    };
    return (
      <>
        <TitledSection title="La destination">
          <div className="grid gap-x-6 md:grid-cols-2">
            <Field name="destination_name" onEdited={followName} />
            <Field name="destination_slug" hint={`/destinations/${slug?.trim() || '…'}`} />
          </div>
          <Field
            name="banner_image"
            hint="Adresse complète en https, ou code HTML collé qui contient l’image"
          />
          <Field name="subtitle" />
          <Field
            name="description"
            rows={6}
            hint="Une ligne vide aère le texte, quatre retours à la ligne commencent un paragraphe"
          />
        </TitledSection>
        <TitledSection title="Référencement">
          <SeoFields />
        </TitledSection>
      </>
    );
  },
  Aside: () => (
    <TitledSection title="Publication">
      <Field
        name="display_order"
        hint="1 vient en premier dans l’index de la page Destinations et les cases à cocher d’un hôtel"
      />
      <PublicationFields
        hint={`Visible par les visiteurs\u202f; le pied de page en montre ${FOOTER_DESTINATION_LIMIT} au plus, par ordre alphabétique`}
      />
    </TitledSection>
  ),
};
