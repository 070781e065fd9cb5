import {
  type ListFilter,
  labelOptions,
  PUBLICATION_FILTER,
  valueOptions,
} from '#admin/features/list/list-filter.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';

/** The choices of the list, as its address names them. */
export const HOTEL_FILTERS: readonly ListFilter[] = [
  { key: 'region', label: 'Région', all: 'Toutes', options: valueOptions(REGIONS) },
  {
    key: 'coup',
    label: 'Coup de cœur',
    all: 'Tous',
    options: labelOptions({ oui: 'Coups de cœur', non: 'Sans coup de cœur' }),
  },
  PUBLICATION_FILTER,
  {
    key: 'destination',
    label: 'Destinations',
    all: 'Avec ou sans',
    options: labelOptions({ aucune: 'Sans destination' }),
  },
];

/** The orders that a phone offers. */
export const HOTEL_ORDERS = {
  nom: 'Nom',
  localisation: 'Localisation',
  region: 'Région',
  note: 'Note croissante',
  'note desc': 'Note décroissante',
  prix: 'Prix croissant',
  'prix desc': 'Prix décroissant',
};
