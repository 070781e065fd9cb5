import { rename } from '#data/clean-article.ts';

const NUMBER = /(?:^|[\s.(])(?:(\d{1,4})[\s.)°:–-]*|[a-z]{1,6}[.)])$/i;

/** Builds Word's lists with their levels; numbers go on as Word prints them, letters become numbers. */
export function buildLists(root: ParentNode): void {
  let open: { list: Element; level: number; next: number }[] = [];
  for (const paragraph of root.querySelectorAll('p[style*="mso-list" i]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const level = Number(/mso-list:\s*l\d+ level(\d)/i.exec(style)?.[1]);
    if (Number.isNaN(level)) continue;
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
    const printed = NUMBER.exec(marker?.textContent?.trim() ?? '');
    const [tag, number = '1'] = printed ? ['ol', printed[1]] : ['ul'];
    marker?.remove();
    const item = rename(paragraph, 'li');
    if (open[0]?.list !== item.previousElementSibling) open = [];
    while (open.length > 1 && level < (open.at(-1)?.level ?? 0)) open.pop();
    let last = open.at(-1);
    const isInside = last !== undefined && level > last.level;
    const isNext = !printed?.[1] || Number(number) === last?.next;
    if (!last || isInside || !isNext || last.list.localName !== tag) {
      const list = item.ownerDocument.createElement(tag);
      if (Number(number) > 1) list.setAttribute('start', number);
      if (isInside) last?.list.lastElementChild?.append(list);
      else if (open.length > 1) last?.list.after(list);
      else item.before(list);
      if (!isInside) open.pop();
      last = { list, level, next: Number(number) };
      open.push(last);
    }
    last.level = Math.min(last.level, level);
    last.next += 1;
    last.list.append(item);
  }
}
