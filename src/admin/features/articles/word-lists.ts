const LEVEL = /mso-list:[^;]*level(\d)/i;
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

type OpenList = { level: number; list: Element };

function levelOf(paragraph: Element): number | null {
  const level = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level === undefined ? null : Number(level);
}

/** Removes the marker that Word writes into an item; returns whether it was a number. */
function takeMarker(paragraph: Element): boolean {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const isNumber = NUMBER.test(marker?.textContent ?? '');
  marker?.remove();
  return isNumber;
}

function openList(paragraph: Element, parent: OpenList | undefined, isNumbered: boolean): Element {
  const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  if (parent?.list.lastElementChild) parent.list.lastElementChild.append(list);
  else paragraph.before(list);
  return list;
}

/** Rebuilds Word's lists, which are paragraphs with a marker, and a depth in their style. */
export function buildWordLists(root: ParentNode): void {
  let open: OpenList[] = [];
  for (const paragraph of [...root.querySelectorAll('p')]) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    const isNumbered = takeMarker(paragraph);
    const isSequel = open[0] !== undefined && paragraph.previousElementSibling === open[0].list;
    open = isSequel ? open.filter((one) => one.level <= level) : [];
    let current = open.at(-1);
    if (!current || current.level < level) {
      current = { level, list: openList(paragraph, current, isNumbered) };
      open.push(current);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
}
