import type { Page } from '@playwright/test';

/** Ways in which translators, dictionaries and other extensions change a page. */
export const FOREIGN_CHANGES = ['wrapped', 'replaced', 'merged', 'rewritten', 'linked'] as const;

export type ForeignChange = (typeof FOREIGN_CHANGES)[number];

/** Runs in the page: changes its texts as Chrome's translator (wrapped, replaced, merged) or an extension does. */
function changeTexts(way: ForeignChange): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    if (text.data.trim() && !text.parentElement?.closest('script, style, font')) texts.push(text);
  }
  for (const text of texts) {
    if (way === 'rewritten') text.data = `~${text.data}`;
    else if (way === 'linked') {
      if (text.length < 12 || text.parentElement?.localName !== 'p') continue;
      const link = Object.assign(document.createElement('a'), { href: '#', textContent: '[€]' });
      text.splitText(5).before(link);
    } else if (way === 'merged') {
      const { parentElement: parent } = text;
      if (!parent || parent.childElementCount > 0) continue;
      const font = document.createElement('font');
      font.textContent = `~${parent.textContent}`;
      parent.replaceChildren(font);
    } else {
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(way === 'wrapped' ? text : `~${text.data}`);
    }
  }
}

/** Changes the texts of the page at an event of its loading, before React hydrates it. */
export async function changeTextsAt(
  page: Page,
  event: 'DOMContentLoaded' | 'load',
  way: ForeignChange,
): Promise<void> {
  const change = `(${changeTexts})('${way}')`;
  await page.addInitScript(`addEventListener('${event}', () => ${change})`);
}

export const changeTextsNow = (page: Page, way: ForeignChange): Promise<void> =>
  page.evaluate(changeTexts, way);
