/** Matches the URL of a link to a note, or back from it, as written by Word, Google Docs or LibreOffice. */
const LINK = /#(_?ftn|_?edn|sdfoot|sdend)[^/]*?(\d+)(?:anc|sym)?$/i;
const BACK = /#[a-z_]*ref|anc$/i;
const ENDNOTE = /edn|end/i;
const MARK = /^\[?(?:n(?:ote)? )?(?:\d{1,3}|[a-z]|[ivxlc]+|\*+)\]?$/i;

/** A reference to a note: the note's number, the id of the element that its link led to, and its former text. */
type Mark = { number: number; id: string; text: string };

/**
 * Replaces links to and from notes by « [1] », both in the text and at the beginning of the note, as public pages
 * recognise them. Numbers of endnotes follow those of footnotes.
 */
function writeLinks(root: ParentNode): Mark[] {
  const links = [...root.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    const [id = '', kind = '', number] = LINK.exec(link.getAttribute('href') ?? '') ?? [];
    const text = link.textContent.trim();
    return MARK.test(text) && id ? [{ link, id, text, kind, number: Number(number) }] : [];
  });
  const footnotes = links.filter(({ kind }) => !ENDNOTE.test(kind));
  const lastFootnote = Math.max(0, ...footnotes.map(({ number }) => number));
  return links.flatMap(({ link, id, text, kind, number }) => {
    const noteNumber = ENDNOTE.test(kind)
      ? lastFootnote + number
      : Number(/\d+/.exec(text) ?? number);
    const isBack = BACK.test(id);
    link.replaceWith(isBack ? `[${noteNumber}] ` : `[${noteNumber}]`);
    return isBack ? [] : [{ number: noteNumber, id: id.slice(1), text }];
  });
}

const SIGNS = '0123456789+-';
const toSigns = (text: string, signs: string) =>
  text.replace(/[−–]/g, '-').replace(/[\d+-]/g, (sign) => signs.charAt(SIGNS.indexOf(sign)));
/** Matches a unit or « 10 » at the end of a text: a raised number after it is a power, not a reference to a note. */
const BASE = /(?:^|[^\p{L}])(?:(?:[cdhkm]|da)?m|mc|ft)$|(?<!\d)10$/iu;
const LETTERS: Partial<Record<string, string>> = { o: '°', os: '°s', tm: '™' };

/** Returns raised or lowered text as plain characters: « m² », « CO₂ », « n° »; other raised numbers become « [1] ». */
function writtenOf(text: string, isLow: boolean, before: string, after: string): string {
  const isNumber = /^[+−–-]?\d+$/.test(text);
  if (isLow) return isNumber ? toSigns(text, '₀₁₂₃₄₅₆₇₈₉₊₋') : text;
  const isPowerOrFraction = /^\D/.test(text) || BASE.test(before) || /^[/⁄]/.test(after);
  if (isNumber && isPowerOrFraction) return toSigns(text, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻');
  const isMark = /^\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*$/.test(text);
  if (!isMark) return LETTERS[text.toLowerCase()] ?? text;
  return text.replace(/\d+/g, '[$&]') + (before.trim() ? '' : ' ');
}

/** Rewrites raised and lowered text, which the editor lacks, as plain characters. Returns the references to notes. */
function writeRaised(root: HTMLElement): Mark[] {
  const raisedElements = root.querySelectorAll<HTMLElement>(
    'sup, sub, [style*="vertical-align" i]',
  );
  return [...raisedElements].reverse().flatMap((raised) => {
    const level = /^su[bp]$/.test(raised.localName) ? raised.localName : raised.style.verticalAlign;
    if (!/^su/.test(level)) return [];
    const holder = raised.querySelector('a') ?? raised;
    const text = holder.textContent.trim();
    const block = raised.parentElement?.closest('p, li, td, th, div') ?? root;
    const range = raised.ownerDocument.createRange();
    range.selectNodeContents(block);
    range.setEndBefore(raised);
    const before = range.toString();
    const after = block.textContent.slice(before.length + raised.textContent.length);
    const written = writtenOf(text, level === 'sub', before, after);
    if (written === text) return [];
    holder.textContent = written;
    raised.replaceWith(...raised.childNodes);
    const marks = before.trim() ? written.matchAll(/\[(\d+)\]/g) : [];
    return [...marks].map(([, number]) => ({ number: Number(number), id: '', text }));
  });
}

/**
 * Rewrites pasted references to notes as « [1] », and raised or lowered text as plain characters (m², CO₂). Returns how
 * many references changed whose note was pasted too, and how many references lack their note.
 */
export function rewriteFootnotes(root: HTMLElement) {
  const marks = [...writeLinks(root), ...writeRaised(root)];
  const starts = [...root.querySelectorAll('p, li')].map(({ textContent }) => textContent.trim());
  const notes = starts.map((start) => /^\[(\d+)\]/.exec(start)?.[1]);
  const lines = marks.length > 0 ? root.querySelectorAll('hr') : [];
  for (const line of lines)
    if (/^\s*\[\d+\]/.test(line.nextElementSibling?.textContent ?? '')) line.remove();
  const isPasted = ({ number, id }: Mark) =>
    notes.includes(`${number}`) || root.ownerDocument.getElementById(id) !== null;
  const changed = marks.filter((mark) => isPasted(mark) && mark.text !== `[${mark.number}]`);
  return { changed: changed.length, withoutNote: marks.filter((mark) => !isPasted(mark)).length };
}
