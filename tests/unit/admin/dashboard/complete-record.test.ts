import { beforeEach, expect, it, vi } from 'vitest';
import { completeRecord } from '#admin/data/complete-record.ts';
import { findSlugOwner } from '#admin/data/read-records.ts';
import { saveRecord } from '#admin/data/save-record.ts';
import { SlugTakenError } from '#admin/data/slug-reservation.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: { currentUser: { uid: 'admin' } } }));
vi.mock('#admin/data/save-record.ts', () => ({ saveRecord: vi.fn() }));
vi.mock('#admin/data/read-records.ts', () => ({ findSlugOwner: vi.fn() }));

const SEO = { seo_title: null, seo_description: null, seo_keywords: null };
const grece = { id: 'g', destination_name: 'Grèce', destination_slug: 'grece' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(findSlugOwner).mockResolvedValue(null);
});

it('writes a whole hotel, with the defaults of what it lacks and without other keys', async () => {
  const stored = { id: 'h', name: 'Riad', location: 'Fès', region: 'Europe', rating: 4, stars: 5 };
  await completeRecord('hotel', stored);
  expect(saveRecord).toHaveBeenCalledExactlyOnceWith({
    collection: 'hotels',
    opened: { id: 'h', updatedAt: null },
    wantedId: 'h',
    input: {
      name: 'Riad',
      location: 'Fès',
      region: 'Europe',
      image: null,
      rating: 4,
      price: 0,
      description: null,
      featured: false,
      amenities: [],
      details: null,
      experience_description: null,
      amenities_description: null,
      location_description: null,
      ...SEO,
      published: true,
      publish_at: null,
      gallery: [],
      booking_url: null,
      coordinates: null,
    },
  });
});

it('writes a whole article, as of what was read', async () => {
  const updated_at = '2026-03-01T10:00:00.000Z';
  await completeRecord('article', { id: 'a', title: 'Une nuit', published: false, updated_at });
  expect(saveRecord).toHaveBeenCalledExactlyOnceWith({
    collection: 'blog_posts',
    opened: { id: 'a', updatedAt: updated_at },
    wantedId: 'a',
    input: {
      title: 'Une nuit',
      excerpt: null,
      content: null,
      image: null,
      category: null,
      author: null,
      read_time: null,
      featured: false,
      tags: null,
      ...SEO,
      published: false,
      publish_at: null,
    },
  });
});

it('writes a whole destination', async () => {
  await completeRecord('destination', grece);
  const { id: _id, ...fields } = grece;
  expect(saveRecord).toHaveBeenCalledExactlyOnceWith({
    collection: 'popular_destinations',
    opened: { id: 'g', updatedAt: null },
    wantedId: 'g',
    input: {
      ...fields,
      display_order: 1,
      active: true,
      publish_at: null,
      banner_image: null,
      subtitle: null,
      description: null,
      ...SEO,
    },
  });
});

it('writes nothing when a region or a name is missing, or the slug is taken', async () => {
  const noRegion = completeRecord('hotel', { id: 'h', name: 'Riad', location: 'Fès' });
  await expect(noRegion).rejects.toMatchObject({ name: 'ValiError' });
  await expect(completeRecord('article', { id: 'a' })).rejects.toMatchObject({ name: 'ValiError' });
  vi.mocked(findSlugOwner).mockResolvedValue('Crète');
  await expect(completeRecord('destination', grece)).rejects.toBeInstanceOf(SlugTakenError);
  expect(saveRecord).not.toHaveBeenCalled();
});
