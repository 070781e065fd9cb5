import type { Firestore } from 'firebase-admin/firestore';
import { ENTITIES, type Entity } from '../../../src/domain/admin/entities.ts';
import { artPicture, usualFile } from '../../../src/domain/media/photo.ts';
import { type ShareSection, sharedTitle } from '../../../src/domain/seo/share-card.ts';
import { PAGE_SLUGS, PAGES } from '../../../src/domain/seo/site-pages.ts';
import { changedOf, type Dated, published, readRecords } from './read-published.ts';

/** The content of a share picture, with the time of its last change as an ISO string. */
export type Card = {
  title: string;
  place: string | null;
  /** The address of the picture behind the text. */
  image: string | null;
  changed: string | null;
};

/**
 * Reads the card of a record or page; null when its page is not public. Rejects when Firestore is
 * unreachable.
 * @param key a hotel's or article's id, or a destination's or page's slug
 */
export async function readCard(
  db: Firestore,
  section: ShareSection,
  key: string,
): Promise<Card | null> {
  const { hotels, destinations, articles, pages } = ENTITIES;
  const byId = (entity: Entity) => published(db, entity).where('__name__', '==', key);
  switch (section) {
    case 'hotels': {
      const [one] = await readRecords(byId(hotels), hotels);
      return one ? cardOf(one.name, one.location, one.image, one) : null;
    }
    case 'destinations': {
      const found = published(db, destinations).where('destination_slug', '==', key).limit(1);
      const [one] = await readRecords(found, destinations);
      return one ? cardOf(one.destination_name, one.subtitle, one.banner_image, one) : null;
    }
    case 'blog': {
      const [one] = await readRecords(byId(articles), articles);
      return one ? cardOf(one.title, one.category, one.image, one) : null;
    }
    case 'pages': {
      const slug = PAGE_SLUGS.find((one) => one === key);
      if (slug === undefined) return null;
      const found = db.collection(pages.collection).where('page_slug', '==', slug).limit(1);
      const [page] = await readRecords(found, pages);
      const { art } = PAGES[slug];
      const image = art === undefined ? null : usualFile(artPicture(art));
      const title = sharedTitle(slug, page ?? null);
      return { title, place: null, image, changed: page?.updated_at ?? null };
    }
  }
}

const cardOf = (title: string, place: string | null, image: string | null, record: Dated) => ({
  title,
  place,
  image,
  changed: changedOf(record),
});
