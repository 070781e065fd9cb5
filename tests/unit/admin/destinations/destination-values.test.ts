import { describe, expect, it } from 'vitest';
import {
  checkDestination,
  followingSlug,
  newDestination,
  parseDestination,
  shownDestination,
  storedDestinationValues,
  toDestinationValues,
} from '#admin/features/destinations/destination-values.ts';
import { DISPLAY_ORDER_MAX } from '#domain/site/limits.ts';
import { aDestination } from './a-destination.ts';

const GREECE = { ...newDestination([]), destination_name: 'Grèce', destination_slug: 'grece' };

describe('form values of a destination', () => {
  it('are empty, active and last in the order for a new one', () => {
    expect(newDestination([])).toMatchObject({
      destination_name: '',
      display_order: '1',
      active: true,
      publish_at: '',
    });
    const orderAfter = (...orders: number[]) =>
      newDestination(orders.map((display_order) => aDestination({ display_order }))).display_order;
    expect(orderAfter(3, 12, 5)).toBe('13');
    expect(orderAfter(DISPLAY_ORDER_MAX)).toBe(String(DISPLAY_ORDER_MAX));
  });

  it('are empty for missing fields', () => {
    expect(toDestinationValues(aDestination())).toEqual(GREECE);
  });

  it('are saved unchanged', () => {
    const stored = aDestination({
      display_order: 7,
      active: false,
      publish_at: '2026-12-01T08:00:00.000Z',
      banner_image: 'https://images.example/grece.jpg',
      subtitle: 'Des îles blanches',
      description: 'Deux îles.\n\n\n\nLe vent.',
      seo_title: 'Hôtels en Grèce',
      seo_description: 'Nos maisons.',
      seo_keywords: 'Grèce, Cyclades',
    });
    const { id: _id, created_at: _created, updated_at: _updated, ...fields } = stored;
    expect(parseDestination(toDestinationValues(stored))).toEqual(fields);
  });

  it('are stored as null when empty', () => {
    expect(parseDestination({ ...GREECE, subtitle: '  ' })).toMatchObject({
      banner_image: null,
      subtitle: null,
      description: null,
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
    });
  });

  it('takes the URL of the banner from pasted HTML', () => {
    const banner_image = '<p><img alt="Mer" src="https://images.example/mer.jpg?a=1&amp;b=2"></p>';
    expect(parseDestination({ ...GREECE, banner_image }).banner_image).toBe(
      'https://images.example/mer.jpg?a=1&b=2',
    );
  });

  it.each([
    ['destination_name', '', 'Le nom est requis'],
    ['destination_slug', '', 'Le slug est requis'],
    [
      'destination_slug',
      'Grèce',
      'Le slug ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
    ],
    ['display_order', ' ', 'L’ordre d’affichage est requis'],
    ...['0', '-1', '1.5', '1000', 'un', '1e2'].map(
      (order) =>
        [
          'display_order',
          order,
          `L’ordre d’affichage doit être un nombre entier entre 1 et ${DISPLAY_ORDER_MAX}`,
        ] as const,
    ),
    ['banner_image', 'une image', 'Aucune adresse d’image en https n’a été trouvée'],
    [
      'banner_image',
      '<img src="http://images.example/a.jpg">',
      'Aucune adresse d’image en https n’a été trouvée',
    ],
  ] as const)('refuses %s « %s »', (field, text, message) => {
    expect(checkDestination({ ...GREECE, [field]: text })).toEqual({ [field]: message });
  });

  it.each(['1', ' 12 ', '999'])('accepts the order « %s »', (display_order) => {
    expect(parseDestination({ ...GREECE, display_order }).display_order).toBe(
      Number(display_order),
    );
  });

  it('are read from a stored document; null when it is unreadable', () => {
    expect(storedDestinationValues({ ...aDestination(), subtitle: 'Ailleurs' })).toEqual({
      ...GREECE,
      subtitle: 'Ailleurs',
    });
    expect(storedDestinationValues({ id: 'grece' })).toBeNull();
  });

  it('can be previewed even when invalid', () => {
    const shown = shownDestination({ ...GREECE, display_order: 'un', subtitle: ' Des îles ' });
    expect(shown).toMatchObject({ subtitle: 'Des îles', description: null });
    expect(shown.banner_image).toBeNull();
  });
});

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

  it('follows a name without a slug', () => {
    expect(type(['日', '日本', '日本 Japon'])).toBe('japon');
  });

  it('stays once it was edited', () => {
    const edited = { destination_name: 'Grèce', destination_slug: 'iles-grecques' };
    expect(followingSlug(edited, 'Grèce antique')).toBe('iles-grecques');
  });

  it('follows again once it is emptied', () => {
    const emptied = { destination_name: 'Grèce', destination_slug: '' };
    expect(followingSlug(emptied, 'Grèce antique')).toBe('grece-antique');
  });
});
