import { findSlugOwner } from '#admin/data/read.ts';
import type { EditorPageConfig } from '#admin/kit/editor/editor-config.ts';
import { destinationQueries } from '#data/queries.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { DESTINATION, DestinationInput } from '#domain/destination/destination.ts';
import { DestinationAside, DestinationFields } from './destination-fields.tsx';
import { type DestinationValues, toShownDestination } from './destination-values.ts';

const slugTaken = (name: string) =>
  `Cette adresse est déjà celle de la destination «\u202f${name}\u202f»\u00a0: choisissez-en une autre`;

export const DESTINATION_EDITOR: EditorPageConfig<DestinationValues> = {
  entity: ENTITIES.destinations,
  fields: DESTINATION,
  input: DestinationInput,
  titles: { creation: 'Nouvelle destination', edition: 'Modifier la destination' },
  texts: {
    created: 'Destination créée avec succès',
    changed: 'Destination mise à jour avec succès',
    notCreated: 'Erreur lors de la sauvegarde',
    notChanged: 'Erreur lors de la sauvegarde',
  },
  missing: {
    title: 'Destination non trouvée',
    text: 'Cette destination n’existe pas, ou n’existe plus.',
  },
  // Two destinations that take the same slug in the same second both have it: no query of the browser
  // is part of a transaction.
  async refuse({ destination_slug }, id) {
    const owner = await findSlugOwner((destination_slug ?? '').trim(), id);
    return owner === null ? {} : { destination_slug: slugTaken(owner) };
  },
  idFor: ({ destination_slug }) => (destination_slug ?? '').trim(),
  preview(values, record) {
    const shown = toShownDestination(values, record);
    const { queryKey } = destinationQueries.bySlug(shown.destination_slug);
    return {
      path: `/destinations/${shown.destination_slug}`,
      queries: [{ queryKey, data: shown }],
    };
  },
  Body: DestinationFields,
  Aside: DestinationAside,
};
