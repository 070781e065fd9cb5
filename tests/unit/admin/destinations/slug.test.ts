import { describe, expect, it } from 'vitest';
import { slugError } from '#admin/features/destinations/destination-values.ts';
import { aDestination } from './a-destination.ts';

describe('a slug among the others', () => {
  const all = [
    aDestination(),
    aDestination({ id: 'x', destination_name: 'Italie', destination_slug: 'italie' }),
  ];

  it('names the destination that has it', () => {
    expect(slugError(all, 'italie', 'grece')).toBe(
      'Ce slug est déjà celui de la destination «\u202fItalie\u202f»\u00a0: choisissez-en un autre',
    );
    expect(slugError(all, ' italie ', null)).toBeDefined();
  });

  it('is free where nobody has it, or only the destination itself', () => {
    expect(slugError(all, 'italie', 'x')).toBeUndefined();
    expect(slugError(all, 'japon', null)).toBeUndefined();
    expect(slugError(all, '', null)).toBeUndefined();
  });
});
