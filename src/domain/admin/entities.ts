import { ARTICLES } from '#domain/blog/article-entity.ts';
import { DESTINATIONS } from '#domain/destination/destination-entity.ts';
import type { FigureKind } from '#domain/figures/figure.ts';
import { HOTELS } from '#domain/hotel/hotel-entity.ts';
import { PHOTOS } from '#domain/media/photo-entity.ts';
import { SUBSCRIBERS } from '#domain/newsletter/subscriber-entity.ts';
import { REQUESTS } from '#domain/requests/request-entity.ts';
import { PAGES_SEO } from '#domain/seo/page-entity.ts';
import { SETTINGS } from '#domain/settings/settings-entity.ts';
import { type Entity, labelIn } from './entity.ts';

/** The collections that owners work with, in the order of the administration's menu. */
export const ENTITIES = {
  articles: ARTICLES,
  hotels: HOTELS,
  destinations: DESTINATIONS,
  photos: PHOTOS,
  pages: PAGES_SEO,
  settings: SETTINGS,
  subscribers: SUBSCRIBERS,
  requests: REQUESTS,
} as const satisfies Record<string, Entity>;

export const ALL_ENTITIES: readonly Entity[] = Object.values(ENTITIES);

export const WITH_PAGE = ALL_ENTITIES.filter(({ page }) => page);
export const WITH_PLAN = ALL_ENTITIES.filter(({ isPlanned }) => isPlanned);
export const WITH_MAILS = ALL_ENTITIES.filter(({ mails }) => mails);
export const DELETABLE = ALL_ENTITIES.filter(({ trash }) => trash);
export const PERSONAL = ALL_ENTITIES.filter(({ personal }) => personal);

/** Returns the entity of a collection; undefined for collections that nobody edits, such as links and counters. */
export const entityOf = (collection: string): Entity | undefined =>
  ALL_ENTITIES.find((entity) => entity.collection === collection);

/** Returns the entity whose records are counted under this kind of figure. */
export function figuredAs(kind: FigureKind): Entity {
  const entity = ALL_ENTITIES.find(({ figures }) => figures === kind);
  if (!entity) throw new Error(`No entity has figures of the kind ${kind}.`);
  return entity;
}

/** Returns the French label of a stored field; the field's name if there is no label. */
export const fieldLabel = (collection: string, name: string): string =>
  labelIn(entityOf(collection)?.fields ?? {}, name);
