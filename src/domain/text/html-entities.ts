const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '\u00AD',
  thinsp: '\u2009',
  euro: '€',
  deg: '°',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  copy: '©',
  times: '×',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
};

/** Combining marks in the names of accented letters: &eacute; is e plus « acute ». */
const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g;
const ACCENTED = /^([A-Za-z])(acute|grave|circ|uml|tilde|cedil)$/;

function fromCodePoint(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

function named(name: string): string | undefined {
  const [, letter = '', mark = ''] = ACCENTED.exec(name) ?? [];
  return Object.hasOwn(NAMED, name)
    ? NAMED[name]
    : mark && `${letter}${MARKS[mark]}`.normalize('NFC');
}

/** Decodes numeric entities and the named ones of French text; others are left as they are. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal, hexadecimal, name) => {
    if (decimal) return fromCodePoint(Number.parseInt(decimal, 10));
    if (hexadecimal) return fromCodePoint(Number.parseInt(hexadecimal, 16));
    return named(name) || entity;
  });
}
