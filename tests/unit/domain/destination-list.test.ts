import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  descriptionParagraphs,
  splitDescription,
} from '#domain/destination/destination-description.ts';
import {
  activeByName,
  byDisplayOrder,
  DEFAULT_DISPLAY_ORDER,
  FOOTER_DESTINATION_LIMIT,
  footerDestinations,
} from '#domain/destination/destination-list.ts';

const listed = (destination_name: string, display_order = 1, active = true) => ({
  destination_name,
  display_order,
  active,
});
const names = (list: { destination_name: string }[]) => list.map((one) => one.destination_name);

describe('activeByName', () => {
  it('keeps all active destinations, in French alphabetical order', () => {
    const list = [listed('Zanzibar'), listed('Andes', 1, false), listed('Égypte'), listed('Fès')];
    expect(names(activeByName(list))).toEqual(['Égypte', 'Fès', 'Zanzibar']);
  });
});

describe('footerDestinations', () => {
  it('takes the first five active destinations in French alphabetical order', () => {
    const all = ['Zanzibar', 'Égypte', 'Grèce', 'Alpes', 'Japon', 'Italie'].map((name) =>
      listed(name),
    );
    const list = [...all, listed('Andes', 1, false)];
    expect(names(footerDestinations(list))).toEqual([
      'Alpes',
      'Égypte',
      'Grèce',
      'Italie',
      'Japon',
    ]);
    expect(names(list)[0]).toBe('Zanzibar');
    expect([FOOTER_DESTINATION_LIMIT, DEFAULT_DISPLAY_ORDER]).toEqual([5, 1]);
  });
});

describe('byDisplayOrder', () => {
  it('sorts by display order, then by name, without changing the given list', () => {
    const list = [listed('Japon', 2), listed('Écosse', 2), listed('Grèce', 1)];
    expect(names(byDisplayOrder(list))).toEqual(['Grèce', 'Écosse', 'Japon']);
    expect(names(list)).toEqual(['Japon', 'Écosse', 'Grèce']);
  });
});

describe('splitDescription', () => {
  it('splits at four or more line breaks and keeps shorter runs', () => {
    expect(splitDescription('Un\n\ndeux\n\n\n\ntrois\n\n\n\n\n\nquatre')).toEqual([
      'Un\n\ndeux',
      'trois',
      'quatre',
    ]);
    expect(splitDescription(' a\r\n\r\n\r\n\r\nb\n')).toEqual(['a', 'b']);
    expect(splitDescription('a\n\n\nb')).toEqual(['a\n\n\nb']);
  });

  it('is empty without a description', () => {
    expect(splitDescription(null)).toEqual([]);
    expect(splitDescription('\n\n\n\n')).toEqual([]);
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', '\n\n\n\n', '\r\n', ' ')), (parts) => {
        const text = parts.join('');
        const letters = (whole: string) => whole.replace(/\s/g, '');
        expect(letters(splitDescription(text).join(''))).toBe(letters(text));
      }),
    );
  });
});

describe('descriptionParagraphs', () => {
  const br = { tag: 'br' };
  const p = (...children: unknown[]) => ({ tag: 'p', children });

  it('turns one to three line breaks into a single <br> inside the paragraph', () => {
    expect(descriptionParagraphs('Un\n\ndeux\n\n\ntrois\nquatre\n\n\n\ncinq')).toEqual([
      p('Un', br, 'deux', br, 'trois', br, 'quatre'),
      p('cinq'),
    ]);
  });

  it('turns line breaks beside emphasis into a <br> too', () => {
    expect(descriptionParagraphs('Un <em>lac</em>\n\ndeux\n\n\n\ntrois')).toEqual([
      p('Un ', { tag: 'em', children: ['lac'] }, br, 'deux'),
      p('trois'),
    ]);
  });

  it('adds no <br> to HTML that has paragraphs', () => {
    expect(descriptionParagraphs('<p>Un</p>\n\n<p>deux<br>\n\ntrois</p>')).toEqual([
      p('Un'),
      p('deux', br, '\n\ntrois'),
    ]);
  });

  it('is empty without a description', () => {
    expect(descriptionParagraphs(null)).toEqual([]);
  });
});
