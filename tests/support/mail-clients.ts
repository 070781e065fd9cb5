import { caniemail } from 'caniemail';

/** What some of these clients do not support, and why mails are right without it. */
export const UNSUPPORTED_IN_MAILS = {
  '<style> element': 'narrow screens and dark mode only',
  '@media': 'narrow screens and dark mode only',
  'color-scheme meta tag': 'the mail stays light, or the client darkens it itself',
  '<body> element': 'the outer table has the same background',
  'lang attribute': 'the language of the mailbox is used',
  'role attribute': 'a screen reader announces layout tables',
  'overflow-wrap': 'beside word-break; only a word longer than the screen needs it',
  'word-break': 'beside overflow-wrap; only a word longer than the screen needs it',
  overflow: 'the data take overflow-wrap for it; beside display:none in letters',
  'text-decoration': 'a button’s label or a link is underlined, or not',
  'mailto: links': 'the address is the text of the link',
};

/** Returns what some of the clients that we name do not support. The new Outlook shows mails as outlook.com does. */
export function unsupportedIn(html: string): string[] {
  const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'orange.*'] as const;
  const { issues } = caniemail({ clients: [...clients], html });
  const titles = [...issues.errors.values()].flat().map(({ title }) => title);
  return [...new Set(titles)].toSorted();
}

/** Returns the texts of a mail that have no font or colour in their table cell: Outlook inherits neither into a table. */
export function unstyledTexts(page: Document): string[] {
  const walker = page.createTreeWalker(page.body, 4);
  const bare: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue?.trim();
    const cell = node.parentElement?.closest('td, th');
    if (!words || node.parentElement?.closest('[style^="display:none"]')) continue;
    for (const property of ['font-family', 'color']) {
      const styled = node.parentElement?.closest(`[style*="${property}:"]`);
      if (!styled || !cell?.contains(styled)) bare.push(`${words}: ${property}`);
    }
  }
  return bare;
}
