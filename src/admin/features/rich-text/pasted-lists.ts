import { rename } from '#data/clean-article.ts';

const NUMBER = /(?:^|[\s.(])(\d{1,4}(?=[\s.)°:–-]*$)|[a-z]{1,6}(?=[.)]$))/i;
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** Returns the numbers that a printed marker may mean: « v. » is 5 or 22. */
const numbersOf = (printed: string): number[] =>
  [Number(printed), ROMAN.indexOf(printed) + 1, printed.charCodeAt(0) - 96].filter(Boolean);

/** Writes the lists of Word on the web, each of one item, as the paragraphs that Word itself pastes. */
function writeAsParagraphs(root: ParentNode): void {
  for (const item of root.querySelectorAll('li[data-aria-level]')) {
    const list = item.parentElement;
    const paragraph = item.ownerDocument.createElement('p');
    paragraph.setAttribute('style', `mso-list:l0 level${item.getAttribute('data-aria-level')}`);
    if (list?.localName === 'ol') {
      const number = Number(item.getAttribute('data-aria-posinset'));
      paragraph.innerHTML = `<span style="mso-list:ignore">${number}.</span>`;
    }
    for (const block of item.querySelectorAll('p')) block.replaceWith(...block.childNodes);
    paragraph.append(...item.childNodes);
    (item.closest('.ListContainerWrapper') ?? list)?.before(paragraph);
    item.remove();
  }
  for (const empty of root.querySelectorAll(':is(.ListContainerWrapper, ul, ol):not(:has(li))'))
    empty.remove();
}

/** Builds nested lists of Word's paragraphs. Numbers continue as Word prints them; letters become numbers. */
export function buildLists(root: ParentNode): void {
  writeAsParagraphs(root);
  let open: { list: Element; level: number; next: number }[] = [];
  for (const paragraph of root.querySelectorAll('p[style*="mso-list" i]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = Number(/mso-list:\s*l\d+ level(\d)/i.exec(style)?.[1]);
    if (Number.isNaN(level)) continue;
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
    const [, printed = ''] = NUMBER.exec(marker?.textContent?.trim() ?? '') ?? [];
    const tag = printed ? 'ol' : 'ul';
    const numbers = numbersOf(printed.toLowerCase());
    marker?.remove();
    const item = rename(paragraph, 'li');
    if (open[0]?.list !== item.previousElementSibling) open = [];
    while (level <= (open.at(-2)?.level ?? 0)) open.pop();
    let last = open.at(-1);
    const isInside = last !== undefined && level > last.level;
    const isNext = !printed || numbers.includes(last?.next ?? 0);
    if (!last || isInside || !isNext || last.list.localName !== tag) {
      const list = item.ownerDocument.createElement(tag);
      const [start = 1] = numbers;
      if (start > 1) list.setAttribute('start', `${start}`);
      if (isInside) last?.list.lastElementChild?.append(list);
      else if (open.length > 1) last?.list.after(list);
      else item.before(list);
      if (!isInside) open.pop();
      last = { list, level, next: start };
      open.push(last);
    }
    last.level = Math.min(last.level, level);
    last.next += 1;
    last.list.append(item);
  }
}
