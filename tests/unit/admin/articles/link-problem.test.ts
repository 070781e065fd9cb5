import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { linkProblem } from '#admin/features/articles/link-problem.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';

const SITE = 'https://grand-sejour.example';
const HOTEL = { location: 'Kyoto', published: true };
const hotels = [
  v.parse(Hotel, { ...HOTEL, id: 'momiji', name: 'Ryokan Momiji' }),
  v.parse(Hotel, { ...HOTEL, id: 'à venir', name: 'À venir', published: false }),
];
const posts = [v.parse(BlogPost, { id: 'bains', title: 'Bains', published: false })];
const destinations = [
  v.parse(Destination, { id: 'd1', destination_name: 'Japon', destination_slug: 'japon' }),
];
const named = { hotels, posts, destinations };

describe('the address of a link', () => {
  it.each([
    ['/', null],
    ['/destinations', null],
    ['/destinations/?region=Asie#hotels-list', null],
    ['/contact', null],
    ['/hotels/momiji', null],
    ['/hotels/momiji/', null],
    [`${SITE}/hotels/momiji`, null],
    ['/destinations/japon', null],
    ['/art/hotel-bali-1280.webp', null],
    ['https://ailleurs.example/hotels/nulle-part', null],
    ['/hotels/%C3%A0%20venir', 'hidden'],
    ['/blog/bains', 'hidden'],
    ['/hotels', 'missing'],
    ['/hotels/nulle-part', 'missing'],
    [`${SITE}/hotels/nulle-part`, 'missing'],
    ['/hotels/momiji/photos', 'missing'],
    ['/destinations/d1', 'missing'],
    ['/hotels/%E0%A4%A', 'missing'],
    ['/tarifs', 'missing'],
  ])('%s: %s', (address, problem) => {
    expect(linkProblem(address, named, SITE)).toBe(problem);
  });

  it('is not judged while the records are not known', () => {
    expect(linkProblem('/hotels/nulle-part', {}, SITE)).toBeNull();
    expect(linkProblem('/tarifs', {}, SITE)).toBe('missing');
  });

  it('of each page of the site is known', () => {
    const files = [...readdirSync('src/routes/_site'), 'blog', 'destinations', 'intro'];
    const names = files
      .map((file) => file.replace(/\.tsx$/, ''))
      .filter((n) => /^[a-z-]+$/.test(n));
    const paths = names.filter((name) => !name.startsWith('-') && name !== 'index');
    expect(paths.length).toBeGreaterThan(9);
    for (const path of paths) expect(linkProblem(`/${path}`, named, SITE)).toBeNull();
  });
});
