// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { caniemail } from 'caniemail';
import { expect, it } from 'vitest';
import { COLOURS } from '#domain/site/colours.ts';
import {
  button,
  fieldList,
  paragraph,
  quote,
  renderMail,
} from '../../../functions/src/mail/layout.ts';

/** A mail with every kind of block. */
const { html } = renderMail({
  title: 'Titre',
  blocks: [
    paragraph('Un paragraphe.'),
    fieldList([
      { label: 'Adresse e-mail', value: 'a@example.org', href: 'mailto:a@example.org' },
      { label: 'Budget', value: '2' },
    ]),
    quote('Un message.'),
    button('Répondre', 'https://www.example.org/a'),
    button('Administration', 'https://www.example.org/b', false),
  ],
  footnote: 'Pourquoi ce courriel.',
});
const SHEET = /<style>([^<]*)<\/style>/;

/** What some of these clients do not support, and why the mail is right without it. */
const UNSUPPORTED = {
  '<style> element': 'narrow screens and dark mode only',
  '@media': 'narrow screens and dark mode only',
  'color-scheme meta tag': 'the mail stays light, or the client darkens it itself',
  '<body> element': 'the outer table has the same background',
  'lang attribute': 'the language of the mailbox is used',
  'role attribute': 'a screen reader announces layout tables',
  'overflow-wrap': 'beside word-break; only a word longer than the screen needs it',
  'word-break': 'beside overflow-wrap; only a word longer than the screen needs it',
  overflow: 'not used: the data take overflow-wrap for it',
  'text-decoration': 'a button’s label or a link is underlined, or not',
  'mailto: links': 'the address is the text of the link',
};

it('mails use only features that the listed clients support, except listed enhancements', () => {
  // The new Outlook shows mails as outlook.com does.
  const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'orange.*'] as const;
  const { issues } = caniemail({ clients: [...clients], html });
  const titles = [...issues.errors.values()].flat().map(({ title }) => title);
  expect([...new Set(titles)].toSorted()).toEqual(Object.keys(UNSUPPORTED).toSorted());
});

it('a mail needs no style sheet: each text has its font and colour, each button is a padded cell', () => {
  const [, sheet = ''] = SHEET.exec(html) ?? [];
  const inMedia = /@media [^{]+\{\n(?:[^}\n]+\}\n)+\}\n?/g;
  expect(sheet.replace(inMedia, '').trim()).toBe('');
  const page = new DOMParser().parseFromString(html.replace(SHEET, ''), 'text/html');
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  let seen = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    if (!words || !node.parentElement) continue;
    seen += 1;
    const cell = node.parentElement.closest('td, th');
    // Outlook for Windows inherits neither into a table.
    for (const property of ['font-family', 'color']) {
      const styled = node.parentElement.closest(`[style*="${property}:"]`);
      if (!styled || !cell?.contains(styled)) bare.push(`${words}: ${property}`);
    }
  }
  expect(bare).toEqual([]);
  expect(seen).toBe(11);
  for (const path of ['a', 'b']) {
    const cell = page.querySelector(`a[href$="example.org/${path}"]`)?.closest('td');
    expect(cell?.getAttribute('style')).toMatch(/^padding:14px 26px;.*background-color:#/);
    expect(cell?.getAttribute('bgcolor')).toMatch(/^#/);
  }
  expect(html).not.toMatch(/<img|url\(|<link|@import/);
});

it('mails and drawn pictures have the colours of the theme', async () => {
  const theme = await readFile('src/ui/styles/theme.css', 'utf8');
  for (const [light, dark] of Object.values(COLOURS)) {
    expect(theme).toContain(`light-dark(${light}, ${dark})`);
  }
});
