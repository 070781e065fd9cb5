import { ARTICLE_ENTITY } from '#domain/blog/article-entity.ts';
import { DESTINATION_ENTITY } from '#domain/destination/destination-entity.ts';
import type { ContentEntity, Entity } from '#domain/entity/entity.ts';
import type { CountedRecordKind } from '#domain/figures/actions.ts';
import { HOTEL_ENTITY } from '#domain/hotel/hotel-entity.ts';
import { PHOTO_ENTITY } from '#domain/media/photo-entity.ts';
import { LETTER_ENTITY } from '#domain/newsletter/letter-entity.ts';
import { SUBSCRIBER_ENTITY } from '#domain/newsletter/subscriber-entity.ts';
import { REDIRECTION_ENTITY } from '#domain/redirection/redirection-entity.ts';
import { REQUEST_ENTITY } from '#domain/requests/request-entity.ts';
import { fieldMetadataOf } from '#domain/schema/field.ts';
import { PAGE_SEO_ENTITY } from '#domain/seo/page-entity.ts';
import { SETTINGS_ENTITY } from '#domain/settings/settings-entity.ts';

/** All entities that owners work with, in the order of the administration's menu. */
export const ENTITIES = {
  articles: ARTICLE_ENTITY,
  hotels: HOTEL_ENTITY,
  destinations: DESTINATION_ENTITY,
  letters: LETTER_ENTITY,
  photos: PHOTO_ENTITY,
  pages: PAGE_SEO_ENTITY,
  redirections: REDIRECTION_ENTITY,
  settings: SETTINGS_ENTITY,
  subscribers: SUBSCRIBER_ENTITY,
  requests: REQUEST_ENTITY,
} as const satisfies Record<string, Entity>;

export const ENTITY_LIST: readonly Entity[] = Object.values(ENTITIES);

/** Entities whose records are published for visitors, at once or at a planned time. */
export const CONTENT_ENTITIES = ENTITY_LIST.filter((entity) => entity.kind === 'content');
/** Content entities whose records are linked to records of another collection, such as hotels to destinations. */
export const ENTITIES_WITH_RECORD_LINKS = CONTENT_ENTITIES.flatMap((entity) => {
  const { links } = entity;
  return links ? [{ ...entity, links }] : [];
});
/** Content entities whose records can change their id, which is the last segment of their page's path. */
export const ENTITIES_WITH_CHANGEABLE_ID = CONTENT_ENTITIES.filter(({ page }) => page.by === 'id');
export const VISITOR_DATA_ENTITIES = ENTITY_LIST.filter((entity) => entity.kind === 'visitor data');
export const DELETABLE_ENTITIES = ENTITY_LIST.filter((entity) => entity.kind !== 'fixed');

/** Entities whose records may show photos, and whose records' earlier versions administrators can open. */
export const EDITORIAL_ENTITIES: readonly Entity[] = [...CONTENT_ENTITIES, SETTINGS_ENTITY];

/**
 * Returns the entity of a collection; undefined for collections that nobody edits directly, such as counters and the
 * links between hotels and destinations.
 */
export const entityOfCollection = (collection: string): Entity | undefined =>
  ENTITY_LIST.find((entity) => entity.collection === collection);

export const contentEntityOfCollection = (collection: unknown) =>
  CONTENT_ENTITIES.find((entity) => entity.collection === collection);

export const visitorDataEntityOfCollection = (collection: string) =>
  VISITOR_DATA_ENTITIES.find((entity) => entity.collection === collection);

/** Returns the entity whose records have counters of this kind: hotels or articles. */
export function entityOfCountedRecordKind(kind: CountedRecordKind): ContentEntity {
  const entity = CONTENT_ENTITIES.find(({ page }) => page.figures === kind);
  if (!entity) throw new Error(`No entity has figures of the kind ${kind}.`);
  return entity;
}

/** Returns the French label of a stored field; the field's name if there is no label. */
export const fieldLabel = (collection: string, name: string): string =>
  fieldMetadataOf(entityOfCollection(collection)?.fields[name])?.label ?? name;
