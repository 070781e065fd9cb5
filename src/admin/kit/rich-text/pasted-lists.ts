import { renameElement, unwrapElements } from '#data/articles/clean-article.ts';

const NUMBER = /(?:^|[\s.(])(\d{1,4}(?=[\s.)°:–-]*$)|[a-z]{1,6}(?=[.)]$))/i;
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** Returns the numbers that a list item's printed marker may mean: « v. » is 5 as a Roman numeral, 22 as a letter. */
const numbersOf = (printed: string): number[] =>
  [Number(printed), ROMAN.indexOf(printed) + 1, printed.charCodeAt(0) - 96].filter(Boolean);

/** Rewrites lists of Word on the web, which have one item each, as the paragraphs that desktop Word pastes. */
function writeAsParagraphs(root: ParentNode): void {
  for (const item of root.querySelectorAll('li[data-aria-level]')) {
    const list = item.parentElement;
    const paragraph = item.ownerDocument.createElement('p');
    paragraph.setAttribute('style', `mso-list:l0 level${item.getAttribute('data-aria-level')}`);
    if (list?.localName === 'ol') {
      const number = Number(item.getAttribute('data-aria-posinset'));
      const marker = item.ownerDocument.createElement('span');
      marker.setAttribute('style', 'mso-list:ignore');
      marker.textContent = `${number}.`;
      paragraph.append(marker);
    }
    unwrapElements(item, 'p');
    paragraph.append(...item.childNodes);
    (item.closest('.ListContainerWrapper') ?? list)?.before(paragraph);
    item.remove();
  }
  for (const empty of root.querySelectorAll(':is(.ListContainerWrapper, ul, ol):not(:has(li))'))
    empty.remove();
}

type Entry = { item: Element; level: number; tag: 'ol' | 'ul'; numbers: readonly number[] };
type OpenList = { list: Element; level: number; next: number };

/**
 * Turns a paragraph that is a list item of Word into <li>, without its printed number or bullet; returns null for other
 * paragraphs.
 */
function readEntry(paragraph: Element): Entry | null {
  const style = paragraph.getAttribute('style') ?? '';
  const level = Number(/mso-list:\s*l\d+ level(\d)/i.exec(style)?.[1]);
  if (Number.isNaN(level)) return null;
  const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
  const [, printed = ''] = NUMBER.exec(marker?.textContent?.trim() ?? '') ?? [];
  marker?.remove();
  const numbers = numbersOf(printed.toLowerCase());
  const item = renameElement(paragraph, 'li');
  if (/[a-z]/i.test(printed)) item.setAttribute('type', 'a');
  return { item, level, tag: printed ? 'ol' : 'ul', numbers };
}

const continuesList = ({ list, next }: OpenList, { tag, numbers }: Entry): boolean =>
  list.localName === tag && (numbers.length === 0 || numbers.includes(next));

/**
 * Creates a list for an item: nested in the last item if the item's level is deeper, else after the last nested list,
 * else before the item.
 */
function openList(open: OpenList[], { item, level, tag, numbers }: Entry): OpenList {
  const [start = 1] = numbers;
  const list = item.ownerDocument.createElement(tag);
  if (start > 1) list.setAttribute('start', `${start}`);
  const last = open.at(-1);
  const isInside = last !== undefined && level > last.level;
  if (isInside) last.list.lastElementChild?.append(list);
  else if (open.length > 1) last?.list.after(list);
  else item.before(list);
  if (!isInside) open.pop();
  const opened = { list, level, next: start };
  open.push(opened);
  return opened;
}

/** Turns the paragraphs of Word's list items into nested lists. Numbers stay as in Word; letters become numbers. */
export function convertWordParagraphsToLists(root: ParentNode): void {
  writeAsParagraphs(root);
  /** The lists that the next paragraph may continue, each nested in the one before. */
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll('p[style*="mso-list" i]')) {
    const entry = readEntry(paragraph);
    if (!entry) continue;
    const isInterrupted = open[0]?.list !== entry.item.previousElementSibling;
    if (isInterrupted) open = [];
    while (entry.level <= (open.at(-2)?.level ?? 0)) open.pop();
    const last = open.at(-1);
    const goesOn = last && entry.level <= last.level && continuesList(last, entry);
    const current = goesOn ? last : openList(open, entry);
    current.level = Math.min(current.level, entry.level);
    current.next += 1;
    current.list.append(entry.item);
  }
}

const LETTERED = '[type="a" i], [type="i" i], [style*="lower-" i], [style*="upper-" i]';

/**
 * Makes lists with letters or Roman numerals use digits, as public pages show them; returns how many such lists there
 * were.
 */
export function convertLetteredListsToNumbered(root: ParentNode): number {
  const lettered = root.querySelectorAll(`ol:is(${LETTERED}, :has(> li:is(${LETTERED})))`);
  for (const part of root.querySelectorAll<HTMLElement>('ol, ol > li')) {
    part.removeAttribute('type');
    part.style.listStyleType = '';
  }
  return lettered.length;
}

const HEADING_OR_QUOTE = 'h1, h2, h3, h4, h5, h6, blockquote';

/**
 * Removes list items without text, but keeps their content: a picture, a heading (Word numbers headings) or a nested
 * list (mail programs indent with lists). In items with text, moves pictures to the end. Call it after blank lines, such
 * as empty headings in items, have been removed.
 */
export function removeEmptyListItems(root: ParentNode): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol):first-child')) {
    const item = list.ownerDocument.createElement('li');
    list.before(item);
    item.append(list);
  }
  for (const item of [...root.querySelectorAll('li')].reverse()) {
    for (const picture of item.querySelectorAll('figure, img:not(figure img)'))
      if (picture.closest('li') === item) item.append(picture);
    const list = item.querySelector('ul, ol');
    const beginning = item.ownerDocument.createRange();
    beginning.selectNodeContents(item);
    const block = item.querySelector(`ul, ol, ${HEADING_OR_QUOTE}`);
    if (block) beginning.setEndBefore(block);
    if (beginning.toString().trim()) continue;
    const outer = item.matches(':is(ul, ol) > :only-child') ? item.parentElement : null;
    if (block === list && !outer) list?.replaceWith(...list.childNodes);
    item.replaceWith(...item.childNodes);
    outer?.replaceWith(...outer.childNodes);
  }
  for (const block of root.querySelectorAll(':is(ul, ol) > :not(li, ul, ol)')) {
    const list = block.parentElement;
    const listAfter = list?.cloneNode();
    while (listAfter && block.nextSibling) listAfter.appendChild(block.nextSibling);
    list?.after(block, listAfter ?? '');
  }
  unwrapElements(root, ':is(ul, ol):not(:has(li))');
  // Removes spaces between list items: a no-break space, or one in code, would become an item in the text editor.
  for (const list of root.querySelectorAll('ul, ol'))
    for (const node of [...list.childNodes])
      if (node.nodeName === '#text' && !node.nodeValue?.trim()) node.remove();
}
