import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkup } from '#domain/text/clean-text.ts';
import { htmlToText, type InlineNode, parseLimitedHtml } from '#domain/text/limited-html.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { anyText } from './any-text.ts';

const br = { tag: 'br' };
const of = (tag: string, ...children: unknown[]) => ({ tag, children });
const p = (...children: unknown[]) => of('p', ...children);
const b = (...children: unknown[]) => of('b', ...children);
const em = (...children: unknown[]) => of('em', ...children);

describe('parseLimitedHtml', () => {
  it.each([
    ['', []],
    ['Un\n\ndeux\n \n\ntrois\r\nquatre', [p('Un'), p('deux'), p('trois', br, 'quatre')]],
    ['moins de 5 < 6 & 7 > 2', [p('moins de 5 < 6 & 7 > 2')]],
    ['Caf&eacute; &amp; th&#233; &#xE9;', [p('Café & thé é')]],
    ['&amp;lt; &laquo;&nbsp;c&oelig;ur gar&ccedil;on', [p('&lt; «\u00A0cœur garçon')]],
    ['&unknown; &constructor; & &; &#; &acute;', [p('&unknown; &constructor; & &; &#; &acute;')]],
    ['a\u0000\u001Bb&#8;c\td', [p('abc\td')]],
    ['a&#0;&#xD800;&#x110000;\uD800b', [p('a\uFFFD\uFFFD\uFFFD\uFFFDb')]],
    ['<p>Un</p>\n<p>deux</p>\n', [p('Un'), p('deux')]],
    ['Un<br>deux<BR/>trois</br>', [p('Un', br, 'deux', br, 'trois', br)]],
    ['<p>900 <del>euros</del></p>', [p('900 ')]],
    ['<strong>a</strong><i>b</i>', [p(of('strong', 'a'), of('i', 'b'))]],
    ['<b>a<em>b</em>c</b>', [p(b('a'), b(em('b')), b('c'))]],
    ['<b>a<em>b</b>c</em>d', [p(b('a'), b(em('b')), em('c'), 'd')]],
    ['<b><b>a</b>b</b>c</em>', [p(b('a'), 'b', 'c')]],
    ['<b>a<p>b</p></b>c', [p(b('a')), p(b('b')), p('c')]],
    ['<p></p><p> </p><p>&nbsp;</p><p><br></p><b></b>', []],
    ['<b title="a > b" onmouseover=\'x\'>a</b>', [p(b('a'))]],
    ['<a href="javascript:alert(1)">a</a><u>b</u><custom-tag>c</custom-tag>', [p('a', 'b', 'c')]],
    ['<h2>Titre</h2>texte<ul><li>a</li><li>b</li></ul>', [p('Titre'), p('texte'), p('a'), p('b')]],
    ['a<SCRIPT src=x>"<b>x</b>"</scripty></ScRiPt >b', [p('a', 'b')]],
    ['a<style>p{}</style><iframe>x</iframe><svg><b>x</b></svg>b', [p('a', 'b')]],
    ['a<!-- <b>x</b> -->b<!doctype html><?xml ?></ x>c<!-->d', [p('a', 'b', 'c', 'd')]],
    ['a<!-- jamais fermé <b>b</b>', [p('a')]],
    ['a--><!-- <b>x</b> --><br>c', [p('a-->', br, 'c')]],
    ['a<img src="jamais fermé > <b>b</b>', [p('a')]],
    ['a<img src=x onerror=alert(1)', [p('a')]],
    ['&lt;script&gt;alert(1)&lt;/script&gt;<br>', [p('<script>alert(1)</script>', br)]],
  ])('the HTML %j of a description is parsed into allowed nodes', (html, tree) =>
    expect(parseLimitedHtml(html)).toEqual(tree),
  );

  // biome-ignore format: short words fill their lines.
  const pieces = fc.constantFrom(
    '<', '>', '</', '/>', '"', "'", '=', '<!--', '-->', '&#', ';', '&', ' ', '\n', 'a', 'é',
    'p', 'b', 'br', 'strong', 'em', 'i', 'script', 'style', 'img', 'onerror', 'svg', 'div',
    '<p>', '</p>', '<b>', '</b>', '<em>', '</em>', '<script>', '</script>', '<br>', '<div>',
  );
  const anyHtml = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    anyText(),
  );

  it('any HTML of a description is parsed into a well-formed tree of allowed elements', () => {
    const check = (node: InlineNode, above: string[]) => {
      if (typeof node === 'string') {
        expect(node).not.toBe('');
        return;
      }
      expect(above).not.toContain(node.tag);
      expect(['br', 'strong', 'b', 'em', 'i']).toContain(node.tag);
      if (node.tag === 'br') return expect(Object.keys(node)).toEqual(['tag']);
      expect(Object.keys(node)).toEqual(['tag', 'children']);
      expect(node.children).not.toEqual([]);
      for (const child of node.children) check(child, [...above, node.tag]);
    };
    fc.assert(
      fc.property(anyHtml, (html) => {
        for (const paragraph of parseLimitedHtml(html)) {
          expect(paragraph.tag).toBe('p');
          for (const node of paragraph.children) check(node, []);
        }
      }),
      fuzzRuns(500),
    );
  });

  it('converting the HTML of a description to text preserves every escaped text, except for repeated spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = text.replace(/\s+/g, ' ').trim();
        expect(htmlToText(escapeMarkup(text))).toBe(shown);
        expect(htmlToText(`<p><b>${escapeMarkup(text)}</b></p>`)).toBe(shown);
      }),
    );
  });

  it('the HTML of a description is parsed in linear time, even from long hostile texts', () => {
    const long = 200_000;
    const pieces = ['<', '<b>', '<p><b>', '</', '<!--', '<a "', "<b x='", '&', '<script>', '\n <'];
    for (const piece of pieces) {
      const [first] = parseLimitedHtml(piece.repeat(long / piece.length));
      expect(first?.tag ?? 'p').toBe('p');
    }
  });
});

describe('htmlToText', () => {
  it('HTML is converted to a single line of plain text', () => {
    expect(htmlToText('<p>Un <b>jardin</b><br>calme</p>\n<p>et  clos</p>')).toBe(
      'Un jardin calme et clos',
    );
    expect(htmlToText('Un\n\njardin &amp; un lac')).toBe('Un jardin & un lac');
    expect(htmlToText('')).toBe('');
  });

  it('converting HTML to plain text keeps the no-break spaces of French punctuation and numbers', () => {
    const text = 'En barque\u202F; 3\u00A0840 m\u00A0: «\u202Fsilence\u202F»';
    expect(htmlToText(text)).toBe(text);
    expect(htmlToText('<p>En <b>barque&nbsp;; </b> à 3&#8239;840 m</p>')).toBe(
      'En barque\u00A0; à 3\u202F840 m',
    );
    expect(htmlToText('Un \u00A0 lac')).toBe('Un lac');
  });
});
