// @vitest-environment jsdom

import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import { expect, it } from 'vitest';
import { cleanPasted } from '#admin/features/rich-text/clean-pasted.ts';
import { toHtml } from '#admin/features/rich-text/document.ts';
import { EXTENSIONS } from '#admin/features/rich-text/extensions.ts';
import { HOSTILE_HTML } from '../../../support/hostile-html.ts';
import { expectInert } from '../../data/expect-inert.ts';
import { GOOGLE_DOCS_HTML, MAIL_HTML, WORD_HTML } from './office-html.ts';

const parser = NodeParser.fromSchema(getSchema(EXTENSIONS));

/** Returns the HTML that the editor saves after a paste. */
function pasted(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPasted(html), 'text/html');
  return toHtml(parser.parse(body));
}

it('text pasted from Word keeps its headings and lists', () => {
  expect(pasted(WORD_HTML)).toBe(
    [
      '<h2>Trois nuits à Kyoto</h2>',
      '<h2>La maison</h2>',
      '<p><strong>Un ryokan</strong> de <em>dix</em> chambres, à Gion.</p>',
      '<ul>\n<li>Un bain</li>\n<li>de cèdre</li>\n<li>Un jardin</li>\n</ul>',
      '<p>Puis :</p>',
      '<ol>\n<li>Arriver</li>\n<li>Se taire</li>\n</ol>',
      '<p>Mois</p>',
      '<p>Prix</p>',
    ].join('\n'),
  );
});

it('text pasted from Google Docs keeps its formatting and its links', () => {
  expect(pasted(GOOGLE_DOCS_HTML)).toBe(
    [
      '<h2>La maison</h2>',
      '<p><strong>Un ryokan</strong> de <em>dix</em> chambres, <a href="https://www.google.com/url?q=https://example.com/gion&amp;sa=D">à Gion</a>1</p>',
      '<ul>\n<li>Un bain</li>\n</ul>',
      '<p><s>cher</s></p>',
    ].join('\n'),
  );
});

it('text pasted from a mail gets paragraphs, and its http links become https', () => {
  expect(pasted(MAIL_HTML)).toBe(
    '<p>Bonjour,</p>\n<p>Voici le texte et <a href="https://example.com/a">un lien</a>.</p>',
  );
});

it('a picture pasted from the web becomes a figure between the paragraphs', () => {
  expect(pasted('<p>Un<img src="http://example.com/a.jpg" alt="Quai">deux</p>')).toBe(
    '<p>Un</p>\n<figure><img src="https://example.com/a.jpg" alt="Quai"></figure>\n<p>deux</p>',
  );
});

it('pasted hostile HTML runs no script', () => {
  for (const html of HOSTILE_HTML) {
    const container = document.createElement('div');
    container.innerHTML = pasted(html);
    for (const link of container.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
    expectInert(container);
  }
});
