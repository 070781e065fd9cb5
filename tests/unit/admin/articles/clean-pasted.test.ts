// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { cleanPasted } from '#admin/features/articles/clean-pasted.ts';
import { HOSTILE_HTML } from '../../../support/hostile-html.ts';
import { expectInert } from '../../data/expect-inert.ts';
import { GOOGLE_DOCS_HTML, MAIL_HTML, WORD_HTML } from './office-html.ts';

const oneLine = (html: string) => html.replace(/\s*\n\s*/g, '').trim();

describe('pasted text', () => {
  it('keeps the structure of a Word document, without Word’s markup', () => {
    expect(oneLine(cleanPasted(WORD_HTML))).toBe(
      [
        '<h2>Trois nuits à Kyoto</h2>',
        '<h2>La maison</h2>',
        '<p><b>Un ryokan</b> de <i>dix</i> chambres, à Gion.</p>',
        '<ul><li>Un bain<ul><li>de cèdre</li></ul></li><li>Un jardin</li></ul>',
        '<p>Puis :</p>',
        '<ol><li>Arriver</li><li>Se taire</li></ol>',
        '<table><tbody><tr><td width="300"><p>Mois</p></td><td colspan="2">Prix</td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('turns the styles of Google Docs into elements', () => {
    expect(oneLine(cleanPasted(GOOGLE_DOCS_HTML))).toBe(
      [
        '<h2>La maison</h2>',
        '<p><strong>Un ryokan</strong> de <em>dix</em> chambres, <a href="https://example.com/gion">à Gion</a><sup>1</sup></p>',
        '<br>',
        '<ul><li><p>Un bain</p></li></ul>',
        '<p><s>cher</s></p>',
      ].join(''),
    );
  });

  it('turns the <div>s of a mail into paragraphs, and links into https', () => {
    expect(cleanPasted(MAIL_HTML)).toBe(
      '<p>Bonjour,</p><p><br></p><p>Voici le texte et <a href="https://example.com/a">un lien</a>.</p>',
    );
  });

  it('keeps plain text', () => {
    expect(cleanPasted('Deux mots & rien')).toBe('Deux mots &amp; rien');
  });

  it.each(HOSTILE_HTML)('%s becomes inert', (html) => {
    const container = document.createElement('div');
    container.innerHTML = cleanPasted(html);
    for (const link of container.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
    expectInert(container);
  });
});
