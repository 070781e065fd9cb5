import {
  type ListFilter,
  labelOptions,
  PUBLICATION_FILTER,
  valueOptions,
} from '#admin/features/list/list-filter.ts';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';

/** The choices of the list, as its address names them. */
export const ARTICLE_FILTERS: readonly ListFilter[] = [
  {
    key: 'categorie',
    label: 'Catégorie',
    all: 'Toutes',
    options: valueOptions(ARTICLE_CATEGORIES),
  },
  {
    key: 'vedette',
    label: 'Vedette',
    all: 'Tous',
    options: labelOptions({ oui: 'En vedette', non: 'Sans vedette' }),
  },
  PUBLICATION_FILTER,
];

/** The orders that a phone offers. */
export const ARTICLE_ORDERS = {
  titre: 'Titre',
  categorie: 'Catégorie',
  auteur: 'Auteur',
  date: 'Plus anciens',
};
