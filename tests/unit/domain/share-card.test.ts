import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seoHead } from '#data/seo-head.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { hotelSeo } from '#domain/seo/entity-seo.ts';
import { sharedTitle, shareImage } from '#domain/seo/share-card.ts';
import { BRAND } from '#domain/site/brand.ts';

const hotel = (change: object) =>
  v.parse(Hotel, { id: 'momiji', name: 'Ryokan Momiji', location: 'Kyoto, Japon', ...change });

it('the share picture gets a new URL with each change of its record', () => {
  const shared = { title: 'A', place: 'B', changed: '2026-11-24T18:00:00.999Z' };
  const { path, alt } = shareImage('hotels', 'chambre 7?', shared);
  expect(path).toMatch(/^\/partage\/hotels\/chambre%207%3F\/[a-z0-9]{6}\.jpg$/);
  expect(alt).toBe('A\u00A0– B');
  const saved = { ...shared, place: null, changed: '2026-11-24T18:00:01.000Z' };
  expect(shareImage('hotels', 'chambre 7?', saved).path).not.toBe(path);
  expect(shareImage('pages', 'home', saved).alt).toBe('A');
});

it('the share picture of a page shows the written title without the brand at its end', () => {
  expect(sharedTitle('home', null)).toBe(BRAND);
  expect(sharedTitle('about', { seo_title: null })).toBe('À Propos');
  expect(sharedTitle('legal', { seo_title: `Mentions | ${BRAND}` })).toBe('Mentions');
});

describe('the head of a page', () => {
  const contents = (seo: Parameters<typeof seoHead>[0]['seo']) =>
    new Map(
      seoHead({ seo, path: '/' }).meta.map((tag) => [
        tag.property ?? tag.name ?? 'title',
        tag.content,
      ]),
    );

  it('has every tag that social networks read about the picture', () => {
    const tags = contents(hotelSeo(hotel({})));
    expect(tags.get('og:image')).toMatch(/\/partage\/hotels\/momiji\/[a-z0-9]+\.jpg$/);
    expect(tags.get('og:image:type')).toBe('image/jpeg');
    expect(tags.get('og:image:width')).toBe('1200');
    expect(tags.get('og:image:height')).toBe('630');
    expect(tags.get('og:image:alt')).toBe('Ryokan Momiji\u00A0– Kyoto, Japon');
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('twitter:image')).toBe(tags.get('og:image'));
  });

  it('falls back to the site’s default picture', () => {
    const tags = contents({ ...hotelSeo(hotel({})), image: null });
    expect(tags.get('og:image')).toMatch(/\/icons\/og-default\.jpg$/);
    expect(tags.get('og:image:alt')).toBe(BRAND);
  });
});
