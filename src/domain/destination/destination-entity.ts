import type { ContentEntity } from '#domain/entity/entity.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DESTINATION_FIELDS, Destination } from './destination.ts';

export const DESTINATION_ENTITY = {
  kind: 'content',
  collection: COLLECTIONS.destinations,
  section: 'destinations',
  noun: 'Destination',
  isFeminine: true,
  fields: DESTINATION_FIELDS,
  schema: Destination,
  title: 'destination_name',
  shownBy: 'active',
  page: {
    prefix: '/destinations',
    by: 'destination_slug',
    preview: 'destination',
    card: ({ destination_name, subtitle, banner_image }) => ({
      title: destination_name,
      place: subtitle,
      image: banner_image,
    }),
    invitation: 'Voir la destination',
  },
  seo: destinationSeo,
  deletion: {
    done: 'Destination supprimée avec succès',
    failed: 'Erreur lors de la suppression',
  },
  clashes: {
    fields: ['destination_slug', 'destination_name'],
    among({ destination_slug }, otherDestinations) {
      const owner = otherDestinations.find(
        (destination) => destination.destination_slug === destination_slug,
      );
      const slugError = `Cette adresse est déjà celle de la destination «\u202f${owner?.destination_name}\u202f»\u00a0: changez l’une des deux`;
      return owner ? { destination_slug: slugError } : {};
    },
  },
} as const satisfies ContentEntity<typeof Destination>;
