// @vitest-environment jsdom

import { useForm } from '@tanstack/react-form';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import { afterEach, expect, it } from 'vitest';
import { cleanPasted } from '#admin/features/rich-text/clean-html.ts';
import { ContentField } from '#admin/features/rich-text/content-field.tsx';
import { toDocument, toHtml } from '#admin/features/rich-text/document.ts';
import { EXTENSIONS } from '#admin/features/rich-text/extensions.tsx';
import { typedUrl } from '#admin/features/rich-text/link-dialog.tsx';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { POST } from '#domain/blog/blog-post.ts';
import { posts } from '#scripts/seed/posts.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { expectInert } from '../data/expect-inert.ts';
import { GOOGLE_DOCS_HTML, MAIL_HTML, WORD_HTML } from './office-html.ts';

const schema = getSchema(EXTENSIONS);

/** Returns the HTML that the visual editor saves; null when the editor refuses to open the text. */
function throughEditor(html: string): string | null {
  const document = toDocument(schema, html);
  return document && toHtml(document);
}

it.each(posts.map(({ id, content }) => [id, content]))(
  'the visual editor saves the demo article %s unchanged byte for byte',
  (_, html) => expect(throughEditor(html)).toBe(html),
);

it.each([
  '<h2>Titre</h2>\n<h3>Sous-titre</h3>\n<h4>Encore</h4>',
  '<p>Un <strong>mot</strong>, un <em>autre</em>, <s>trois</s>.<br>Puis.</p>',
  '<p><a href="https://example.com/x?y=1&amp;z=2" title="Voir">b</a> et <a href="/blog">c</a></p>',
  '<ol start="3">\n<li>deux<ul>\n<li>trois</li>\n</ul></li>\n</ol>',
  '<blockquote><p>«\u202fIci.\u202f»</p><p>Joseph</p></blockquote>',
  '<figure><img src="/art/a.webp" alt="Un lac" width="3" height="2"><figcaption>Le soir</figcaption></figure>',
  '<figure><img src="/art/a.webp"></figure>\n<hr>',
  '',
])('the visual editor saves %s unchanged', (html) => expect(throughEditor(html)).toBe(html));

it.each([
  ['Du texte seul &amp; rien d’autre', '<p>Du texte seul &amp; rien d’autre</p>'],
  ['<p><em><b>a</b> c</em></p>', '<p><strong><em>a</em></strong><em> c</em></p>'],
  ['<h1 class="a">Un titre</h1>', '<h2>Un titre</h2>'],
  ['<div style="a"><p>a</p></div>', '<p>a</p>'],
  ['<p>  a\n  b </p>\n\n<p>&nbsp;</p><p><br></p><p>c</p>', '<p>a b</p>\n<p>c</p>'],
])('the visual editor saves %s as %s', (html, saved) => expect(throughEditor(html)).toBe(saved));

it.each([
  '<pre>a\n  b</pre>',
  '<p>1<sup>er</sup></p>',
  '<p>Un <img src="/art/a.webp" alt="b"> dans la ligne</p>',
  '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
  '<p><em>a</em></p><figure><img src="/art/a.webp" alt=""><figcaption>Le <em>soir</em></figcaption></figure>',
  '<p><code>a <a href="/blog">b</a></code></p>',
  '<p lang="en">a</p>',
  '<p>a <a href="javascript:alert(1)">b</a></p>',
  '<p>a</p><script>alert(1)</script>',
  '<p>a</p><iframe src="https://example.com"></iframe>',
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
])('the visual editor refuses to open %s', (html) => expect(throughEditor(html)).toBeNull());

it('hostile HTML runs no script in the visual editor', () => {
  for (const html of HOSTILE_HTML) {
    const container = document.createElement('div');
    container.innerHTML = throughEditor(html) ?? '';
    for (const link of container.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
    expectInert(container);
  }
});

const parser = NodeParser.fromSchema(schema);

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

afterEach(cleanup);

function Field({ content }: { content: string }) {
  const form = useForm({ defaultValues: { content } });
  return (
    <EditorContext value={{ form, fields: POST, isNew: false }}>
      <ContentField />
      <button type="button" onClick={() => form.setFieldValue('content', '<p>Brouillon</p>')}>
        Reprendre
      </button>
    </EditorContext>
  );
}

const inHtml = () => screen.findByDisplayValue<HTMLTextAreaElement>(/</);

it('an opened text stays unchanged byte for byte, and a resumed draft replaces the text', async () => {
  const odd = '<P>Deux   <B>mots</B></P>\n\n<ul><li><p>un</p></li></ul>';
  render(<Field content={odd} />);
  expect(await screen.findByText('mots')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'HTML' }));
  expect((await inHtml()).value).toBe(odd);
  fireEvent.click(screen.getByRole('tab', { name: 'Éditeur visuel' }));
  fireEvent.click(screen.getByText('Reprendre'));
  expect(await screen.findByText('Brouillon')).toBeDefined();
});

it.each(['<pre>a b</pre>', '<p>a</p><script>alert(1)</script>'])(
  'the text %s, which the visual editor would damage, is edited as HTML only',
  async (html) => {
    render(<Field content={html} />);
    for (let times = 0; times < 2; times += 1) {
      const area = await inHtml();
      expect([area.value, area.rows]).toEqual([html, 20]);
      expect(screen.getByRole('status').textContent).toMatch(/: il se modifie en HTML/);
      fireEvent.click(screen.getByRole('tab', { name: 'Éditeur visuel' }));
    }
  },
);

it.each([
  [' https://example.com/a ', 'https://example.com/a'],
  ['http://example.com', 'https://example.com'],
  ['example.com/a?b=c', 'https://example.com/a?b=c'],
  ['/destinations', '/destinations'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['mot', null],
])('the typed link address « %s » becomes %s', (typed, url) => expect(typedUrl(typed)).toBe(url));
