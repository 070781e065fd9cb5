import { findSlugOwner } from '#admin/data/read.ts';
import type { EditorPageConfig } from '#admin/kit/editor/editor-config.ts';
import { destinationQueries } from '#data/queries.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { DESTINATION, DestinationInput } from '#domain/destination/destination.ts';
import {
  DestinationAside,
  DestinationFields,
  type DestinationValues,
  shownDestination,
} from './destination-fields.tsx';

const slugIn = ({ destination_slug: slug }: DestinationValues) => (slug ?? '').trim();

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
    notChanged: 'Erreur lors de la sauvegarde',
  },
  missing: 'Destination non trouvée',
  // Firestore's transactions hold no queries: two saves in the same second may take the same slug.
  async refuse(values, id) {
    const owner = await findSlugOwner(slugIn(values), id);
    return owner === null ? {} : { destination_slug: slugTaken(owner) };
  },
  idFor: slugIn,
  preview(values, record) {
    const shown = shownDestination(values, record);
    const { queryKey } = destinationQueries.bySlug(shown.destination_slug);
    const path = `/destinations/${shown.destination_slug}`;
    return { path, queries: [{ queryKey, data: shown }] };
  },
  Body: DestinationFields,
  Aside: DestinationAside,
};
