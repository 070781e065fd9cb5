// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { THEME_COLOURS } from '#domain/site/colours.ts';
import {
  renderMail,
  renderMailButton,
  renderMailFieldTable,
  renderMailParagraph,
  renderMailQuote,
} from '../../../functions/src/mail/layout.ts';
import { UNSUPPORTED_IN_MAILS, unstyledTexts, unsupportedIn } from '../../support/mail-clients.ts';

/** A mail with every kind of block. */
const { html } = renderMail({
  title: 'Titre',
  blocks: [
    renderMailParagraph('Un paragraphe.'),
    renderMailFieldTable([
      { label: 'Adresse e-mail', value: 'a@example.org', href: 'mailto:a@example.org' },
      { label: 'Budget', value: '2' },
    ]),
    renderMailQuote('Un message.'),
    renderMailButton('Répondre', 'https://www.example.org/a'),
    renderMailButton('Administration', 'https://www.example.org/b', false),
  ],
  footnote: 'Pourquoi ce courriel.',
});
const SHEET = /<style>([^<]*)<\/style>/;

it('a mail with every kind of block uses only HTML and CSS that mail clients support, except the enhancements in UNSUPPORTED_IN_MAILS', () => {
  expect(unsupportedIn(html)).toEqual(Object.keys(UNSUPPORTED_IN_MAILS).toSorted());
});

it('a mail needs no style sheet: each text has its font and colour, each button is a padded cell', () => {
  const [, sheet = ''] = SHEET.exec(html) ?? [];
  const inMedia = /@media [^{]+\{\n(?:[^}\n]+\}\n)+\}\n?/g;
  expect(sheet.replace(inMedia, '').trim()).toBe('');
  const page = new DOMParser().parseFromString(html.replace(SHEET, ''), 'text/html');
  expect(unstyledTexts(page)).toEqual([]);
  expect(page.body.textContent).toContain('Un message.');
  for (const path of ['a', 'b']) {
    const cell = page.querySelector(`a[href$="example.org/${path}"]`)?.closest('td');
    expect(cell?.getAttribute('style')).toMatch(/^padding:14px 26px;.*background-color:#/);
    expect(cell?.getAttribute('bgcolor')).toMatch(/^#/);
  }
  expect(html).not.toMatch(/<img|url\(|<link|@import/);
});

it('the colours of mails and generated share pictures are those of the site’s theme', async () => {
  const theme = await readFile('src/ui/styles/theme.css', 'utf8');
  for (const [light, dark] of Object.values(THEME_COLOURS)) {
    expect(theme).toContain(`light-dark(${light}, ${dark})`);
  }
});
