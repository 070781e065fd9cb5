import { describe, expect, it } from 'vitest';
import { followingSlug } from '#admin/features/destinations/following-slug.ts';
import { slugFault } from '#admin/features/destinations/slug-owner.ts';
import { aDestination } from './a-destination.ts';

describe('the slug of a new destination', () => {
  const type = (names: readonly string[], slug = '') =>
    names.reduce(
      (before, name) => ({
        destination_name: name,
        destination_slug: followingSlug(before, name),
      }),
      { destination_name: '', destination_slug: slug },
    ).destination_slug;

  it('follows the name at each keystroke', () => {
    expect(type(['C', 'Cô', 'Côte', 'Côte d’Azur', 'Côte d’Azur & îles'])).toBe('cote-d-azur-iles');
  });

  it('follows through a name that gives no slug', () => {
    expect(type(['日', '日本', '日本 Japon'])).toBe('japon');
  });

  it('stays once it was written by hand', () => {
    const edited = { destination_name: 'Grèce', destination_slug: 'iles-grecques' };
    expect(followingSlug(edited, 'Grèce antique')).toBe('iles-grecques');
  });

  it('follows again once it was emptied', () => {
    const emptied = { destination_name: 'Grèce', destination_slug: '' };
    expect(followingSlug(emptied, 'Grèce antique')).toBe('grece-antique');
  });
});

describe('a slug among the others', () => {
  const all = [
    aDestination(),
    aDestination({ id: 'x', destination_name: 'Italie', destination_slug: 'italie' }),
  ];

  it('names the destination that has it', () => {
    expect(slugFault(all, 'italie', 'grece')).toBe(
      'Ce slug est déjà celui de la destination « Italie » : choisissez-en un autre',
    );
    expect(slugFault(all, ' italie ', null)).toBeDefined();
  });

  it('is free where nobody has it, or only the destination itself', () => {
    expect(slugFault(all, 'italie', 'x')).toBeUndefined();
    expect(slugFault(all, 'japon', null)).toBeUndefined();
    expect(slugFault(all, '', null)).toBeUndefined();
  });
});
