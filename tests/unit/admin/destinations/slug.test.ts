import { describe, expect, it } from 'vitest';
import { slugFault } from '#admin/features/destinations/slug-owner.ts';
import { aDestination } from './a-destination.ts';

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
