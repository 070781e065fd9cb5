import {
  LIST_ITEM_MAX,
  LIST_MAX_ITEMS,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
  URL_MAX,
} from '#domain/site/limits.ts';

/** A value of one field and whether it may be written. */
export type FieldCase = { field: string; what: string; value: unknown; allowed: boolean };

/** Stands for a field that the document does not have. */
export const MISSING = Symbol('missing');

type Values = Record<string, unknown>;

/** Cases from values by what they are: those that may be written, those that may not. */
export function cases(field: string, values: { allow: Values; deny: Values }): FieldCase[] {
  const of = (group: Values, allowed: boolean) =>
    Object.entries(group).map(([what, value]) => ({ field, what, value, allowed }));
  return [...of(values.allow, true), ...of(values.deny, false)];
}

const NOT_TEXT = {
  'a number': 5,
  'a boolean': true,
  'a list': ['texte'],
  'a map': { fr: 'texte' },
};

const WORDS = 'Un été à Kyoto, « l’eau », 3 % ';

/** A text of exactly this length, accents and quotes included. */
export function textOf(length: number): string {
  return `${WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length - 1)}é`;
}

const textCases = (field: string, max: number, required: boolean): FieldCase[] =>
  cases(field, {
    allow: {
      'one character': 'é',
      [`${max} characters`]: textOf(max),
      ...(required ? {} : { null: null }),
    },
    deny: {
      [`${max + 1} characters`]: textOf(max + 1),
      'an empty text': '',
      'a blank text': '  ',
      'spaces at the ends': ' texte ',
      'a control character': 'te\u0007xte',
      'no field': MISSING,
      ...(required ? { null: null } : {}),
      ...NOT_TEXT,
    },
  });

/** A field of one line (requiredLine, optionalLine). */
export function lineCases(field: string, max: number, required = false): FieldCase[] {
  return [
    ...textCases(field, max, required),
    ...cases(field, {
      allow: { 'no-break spaces of French punctuation': 'À 34\u00A0°C\u202F: au bain' },
      deny: {
        'a line break': 'deux\nlignes',
        'two spaces': 'deux  mots',
        'two spaces, one of them no-break': 'deux\u00A0 mots',
        'another kind of space': 'deux\u2003mots',
      },
    }),
  ];
}

/** A field of several lines (optionalText). */
export function multilineCases(field: string, max: number): FieldCase[] {
  return [
    ...textCases(field, max, false),
    ...cases(field, {
      allow: { 'line breaks and tabs': '<p>deux</p>\n\n\tlignes' },
      deny: { 'a carriage return': 'deux\r\nlignes' },
    }),
  ];
}

/** The three optional fields that search engines read. */
export function seoCases(): FieldCase[] {
  return [
    ...lineCases('seo_title', SEO_TITLE_MAX),
    ...lineCases('seo_description', SEO_DESCRIPTION_MAX),
    ...lineCases('seo_keywords', SEO_KEYWORDS_MAX),
  ];
}

/** A full https URL of exactly this length. */
export function urlOf(length: number): string {
  const start = 'https://images.example.com/';
  return start + 'a'.repeat(length - start.length);
}

const NOT_HTTPS = {
  'http only': 'http://images.example.com/a.webp',
  'a script': 'javascript:alert(1)',
  'data in the address': 'data:image/png;base64,AAAA',
  'an account in the address': 'https://admin:secret@example.com/a.webp',
  'a space': 'https://images.example.com/a b.webp',
  'a no-break space': 'https://images.example.com/a\u00A0b.webp',
  'a quote': 'https://images.example.com/a".webp',
  'a tag': 'https://images.example.com/<svg>',
  'a backslash': 'https://images.example.com\\@evil.example',
  'a line break': 'https://images.example.com/a\n.webp',
  'no host': 'https://',
  'text before it': 'see https://images.example.com/a.webp',
};

/** An optional full https URL. */
export function httpsUrlCases(field: string): FieldCase[] {
  return cases(field, {
    allow: {
      null: null,
      'a host alone': 'https://example.com',
      'a path, a query and an anchor': 'https://www.example.com:8443/a/b?c=d&e=%20#f',
      'a port of five digits': 'https://example.com:65535',
      'capitals and accents': 'HTTPS://Hôtel.example.com/été',
      [`${URL_MAX} characters`]: urlOf(URL_MAX),
    },
    deny: {
      ...NOT_HTTPS,
      ...NOT_TEXT,
      'a port of six digits': 'https://example.com:100000',
      'a path of this site': '/art/hotel-kyoto-1280.webp',
      [`${URL_MAX + 1} characters`]: urlOf(URL_MAX + 1),
      'an empty text': '',
      'no field': MISSING,
    },
  });
}

const IMAGES = {
  'a path of the art': '/art/hotel-kyoto-1280.webp',
  'a folder of the art': '/art/2026/kyoto/onsen.AVIF',
  'a full https URL': 'https://images.example.com/photo.jpg?w=1280',
  [`${URL_MAX} characters`]: urlOf(URL_MAX),
};
const NOT_IMAGES = {
  ...NOT_HTTPS,
  ...NOT_TEXT,
  'another path of this site': '/admin/hotels',
  'a path that leaves the art': '/art/../admin.webp',
  'no extension of an image': '/art/hotel-kyoto.html',
  'an address without scheme': '//images.example.com/a.webp',
  [`${URL_MAX + 1} characters`]: urlOf(URL_MAX + 1),
  'an empty text': '',
};

/** An optional image: full https URL or path of this site's art. */
export function imageCases(field: string): FieldCase[] {
  return cases(field, {
    allow: { null: null, ...IMAGES },
    deny: { ...NOT_IMAGES, 'no field': MISSING },
  });
}

/** A list of pictures whose first address is each of those that an image field may and may not hold. */
export function pictureUrlCases(field: string): FieldCase[] {
  const pictures = (group: Values) =>
    Object.fromEntries(
      Object.entries(group).map(([what, url]) => [`an address: ${what}`, [{ url, alt: 'Vue' }]]),
    );
  return cases(field, {
    allow: pictures(IMAGES),
    deny: pictures({ ...NOT_IMAGES, null: null }),
  });
}

export function flagCases(field: string): FieldCase[] {
  return cases(field, {
    allow: { true: true, false: false },
    deny: { 'a text': 'true', 'a number': 1, null: null, 'no field': MISSING },
  });
}

export function choiceCases(field: string, options: readonly string[], required: boolean) {
  return cases(field, {
    allow: {
      ...Object.fromEntries(options.map((option) => [option, option])),
      ...(required ? {} : { null: null }),
    },
    deny: {
      'another text': 'Ailleurs',
      'the first in lower case': options[0]?.toLowerCase(),
      'a list of one': options.slice(0, 1),
      'a number': 0,
      'no field': MISSING,
      'an empty text': '',
      ...(required ? { null: null } : {}),
    },
  });
}

/** A list of short texts; an empty one is stored as `empty`. */
export function textListCases(field: string, empty: [] | null): FieldCase[] {
  const item = textOf(LIST_ITEM_MAX);
  return cases(field, {
    allow: {
      'its form when empty': empty,
      'one text': ['é'],
      'two equal texts': ['spa', 'spa'],
      'no-break spaces of French punctuation': ['Bain à 34\u00A0°C', 'Spa\u202F!'],
      [`${LIST_MAX_ITEMS} texts of ${LIST_ITEM_MAX} characters`]: Array(LIST_MAX_ITEMS).fill(item),
    },
    deny: {
      'the other empty form': empty === null ? [] : null,
      [`${LIST_MAX_ITEMS + 1} texts`]: Array(LIST_MAX_ITEMS + 1).fill('spa'),
      [`a text of ${LIST_ITEM_MAX + 1} characters`]: ['spa', textOf(LIST_ITEM_MAX + 1)],
      'an empty text': ['spa', ''],
      'an empty text between two': ['spa', '', 'spa'],
      'a blank text': [' '],
      'spaces at the ends': [' spa'],
      'two spaces, one of them no-break': ['Bain \u00A0froid'],
      'a line break in a text': ['spa\nbain'],
      'a number in it': ['spa', 5],
      'a boolean in it': [true],
      'null in it': ['spa', null],
      'a map in it': ['spa', { fr: 'spa' }],
      'a text': 'spa',
      'a map': { 0: 'spa' },
      'no field': MISSING,
    },
  });
}
