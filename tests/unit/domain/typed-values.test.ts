import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatNumberInput,
  formatTagList,
  parseTagList,
  parseTypedNumber,
  unreadableNumberHint,
} from '#domain/text/typed-values.ts';

describe('parseTypedNumber', () => {
  it.each([
    ['4,9', 4.9],
    ['4.9', 4.9],
    [' 1 120 ', 1120],
    ['1\u202f120', 1120],
    ['1\u00a0120,50', 1120.5],
    ['1.250', 1250],
    ["1'250.50", 1250.5],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['−20,45', -20.45],
    ['+3', 3],
    ['420\u00a0€', 420],
    ['EUR 420', 420],
    ['À partir de 1 200 €/nuit', 1200],
    ['dès 420 euros par nuitée', 420],
    ['A partir de 420 €', 420],
    ['450,–', 450],
    ['450 €/n', 450],
    ['450 €*', 450],
    ['1\u202f200€50.', 1200.5],
    ['4２0 € TTC', 420],
    ['450 € la chambre', 450],
    ['env. 450 €/nuit TTC', 450],
  ])('the typed number « %s » is read as %d', (text, value) => {
    expect(parseTypedNumber(text, 2)).toBe(value);
  });

  it.each([
    ['420-580', 'n’est pas clair\u00a0: écrivez 420 ou 580'],
    ['1 200 à 1 500 €', 'n’est pas clair\u00a0: écrivez 1200 ou 1500'],
    ['1,250', 'n’est pas clair\u00a0: écrivez 1250 ou 1,25'],
    ['cinq', 'n’est pas un nombre\u00a0: écrivez par exemple 420'],
    ['1 12', 'n’est pas un nombre\u00a0: écrivez par exemple 420'],
    ['420 € par personne', 'n’est pas un nombre\u00a0: écrivez par exemple 420'],
    ['12,3456', 'a trop de décimales\u00a0: 2 au plus'],
    ['1€200', 'a trop de décimales\u00a0: 2 au plus'],
  ])('the typed number « %s » is refused, because it %s', (text, question) => {
    expect(parseTypedNumber(text, 2)).toBeNaN();
    expect(unreadableNumberHint(text, 2, 420)).toBe(`«\u202f${text}\u202f» ${question}`);
    for (const [number] of question.matchAll(/(?<= )\d\S*(?= ou|$)/g))
      expect(parseTypedNumber(number, 2)).not.toBeNaN();
  });

  it.each(['CHF 450', '$450', '450 dollars', '£450', '₹ 9 000', '4500 MAD', '600 AED', '450 HT'])(
    'a price in another currency or without taxes, « %s », is refused with a request for euros',
    (text) => {
      expect(parseTypedNumber(text, 2)).toBeNaN();
      expect(unreadableNumberHint(text, 2, 420)).toContain('en euros TTC\u00a0: convertissez');
    },
  );

  it('a number read from a typed text is the same when written and read again; a text that is no number throws no error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,' €-]{1,9}$/)), (text) => {
        const value = parseTypedNumber(text, 2);
        if (Number.isNaN(value)) expect(unreadableNumberHint(text, 2, 420)).not.toContain('NaN');
        else expect(parseTypedNumber(formatNumberInput(value), 2)).toBe(value);
      }),
    );
  });
});

describe('tag lists', () => {
  it('a typed list of tags is split at commas, semicolons and line breaks, and empty tags are dropped', () => {
    expect(parseTagList(' , ,')).toEqual([]);
    const tags = ['Spa', 'Vue mer', 'Bar', 'Yoga'];
    expect(parseTagList('Spa ; Vue mer\r\n\nBar,, Yoga;\n')).toEqual(tags);
  });

  it('splitting a typed list of tags keeps decimals and texts in closed brackets whole, and drops bullets', () => {
    expect(parseTagList('Piscine à 1,5 km, Wi-Fi (chambres, lobby), Spa,Bar [jus; thé]')).toEqual([
      'Piscine à 1,5 km',
      'Wi-Fi (chambres, lobby)',
      'Spa',
      'Bar [jus; thé]',
    ]);
    expect(parseTagList('• Spa\n- Bar (jus, thé')).toEqual(['Spa', 'Bar (jus', 'thé']);
    expect(parseTagList('✓ Spa ✓ Bar•Yoga')).toEqual(['Spa', 'Bar', 'Yoga']);
    expect(parseTagList('•\tPiscine\n•\tSpa\n1.\tBar\tThé')).toEqual([
      'Piscine',
      'Spa',
      'Bar',
      'Thé',
    ]);
    expect(parseTagList('➢ Piscine\n1.Spa\no Bar\n1.5 km de plage\nO2 bar\n❖ 4 bars')).toEqual([
      'Piscine',
      'Spa',
      'Bar',
      '1.5 km de plage',
      'O2 bar',
      '4 bars',
    ]);
    expect(parseTagList('Spa ; • thé)\n-Bar\n*Yoga')).toEqual(['Spa', 'thé)', 'Bar', 'Yoga']);
    expect(parseTagList('1. Spa\n2. Bar | Thé')).toEqual(['Spa', 'Bar', 'Thé']);
  });

  it('a stored list of tags is shown in its input with commas between the tags', () => {
    expect(formatTagList(['spa', 'vue mer'])).toBe('spa, vue mer');
    expect(formatTagList(null)).toBe('');
  });
});
