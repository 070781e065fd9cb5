// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { useForm } from '@tanstack/react-form';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { Editor, getSchema } from '@tiptap/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { parseHtmlBody, toStorableHtml } from '#admin/kit/rich-text/clean-html.ts';
import { cleanPastedHtml } from '#admin/kit/rich-text/clean-pasted-html.ts';
import { RichTextField } from '#admin/kit/rich-text/content-field.tsx';
import { documentToHtml, parseEditorDocument } from '#admin/kit/rich-text/document.ts';
import {
  insertPictures,
  setFigurePictureUrl,
  TIPTAP_EXTENSIONS,
} from '#admin/kit/rich-text/extensions.tsx';
import { applyFrenchTypographyToEditor } from '#admin/kit/rich-text/rich-editor.tsx';
import { RichTextToolbar } from '#admin/kit/rich-text/toolbar.tsx';
import { sanitiseArticle } from '#data/articles/sanitise-article.later.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { BLOG_POST_FIELDS } from '#domain/blog/blog-post.ts';
import { demoPosts } from '#scripts/seed/posts.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { expectInert } from '../data/expect-inert.ts';
import { roughText } from '../domain/any-text.ts';

const schema = getSchema(TIPTAP_EXTENSIONS);

/** Returns the HTML that the visual editor saves; null when the editor refuses to open the text. */
function throughEditor(html: string): string | null {
  const document = parseEditorDocument(schema, html);
  return document && documentToHtml(document);
}

it.each(demoPosts.map(({ id, content }) => [id, content]))(
  'the visual editor of articles saves the demo article %s unchanged, byte for byte',
  (_, html) => expect(throughEditor(html)).toBe(html),
);

it.each([
  '<h2>Titre</h2>\n<h3>Sous-titre</h3>\n<h4>Encore</h4>',
  '<p>Un <strong>mot</strong>, un <em>autre</em>, <s>trois</s>.<br>Puis.</p>',
  '<p><a href="https://example.com/x?y=1&amp;z=2" title="Voir">b</a> et <a href="/blog">c</a></p>',
  '<ol start="3">\n<li>deux<ul>\n<li>trois</li>\n</ul></li>\n</ol>',
  '<blockquote><p>«\u202fIci.\u202f»</p><p>Joseph</p></blockquote>',
  '<figure><img src="/art/a.webp" alt="Un lac" width="3" height="2"><figcaption>Le soir</figcaption></figure>',
  '<table><tbody>\n<tr><th scope="col">Chambre</th><th colspan="2">Prix</th></tr>\n<tr><td rowspan="2">Suite<br>royale</td><td><p>a</p><p>b</p></td><td></td></tr>\n<tr><td>c</td><td>d</td></tr>\n</tbody></table>',
  '',
])('the visual editor of articles saves the HTML « %s » unchanged', (html) =>
  expect(throughEditor(html)).toBe(html),
);

it.each([
  ['Du texte seul &amp; rien d’autre', '<p>Du texte seul &amp; rien d’autre</p>'],
  ['<p><em><b>a</b> c</em></p>', '<p><strong><em>a</em></strong><em> c</em></p>'],
  ['<div style="a"><p>a</p></div>', '<p>a</p>'],
  ['<p>  a\n  b </p>\n\n<p>&nbsp;</p><p><br></p><p>c</p>', '<p>a b</p>\n<p>c</p>'],
  ['<h2> </h2><p>a</p><h3><br></h3><blockquote><p><br></p></blockquote>', '<p>a</p>'],
  ['<blockquote>a<div>&nbsp;</div></blockquote>', '<blockquote><p>a</p></blockquote>'],
])('the visual editor of articles saves the HTML « %s » as « %s »', (html, saved) =>
  expect(throughEditor(html)).toBe(saved),
);

it.each([
  '<pre>a\n  b</pre>',
  '<p>Un <img src="/art/a.webp" alt="b"> dans la ligne</p>',
  '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
  '<p><em>a</em></p><figure><img src="/art/a.webp" alt=""><figcaption>Le <em>soir</em></figcaption></figure>',
  '<p>a <a href="javascript:alert(1)">b</a></p>',
  '<p>a</p><script>alert(1)</script>',
  '<p>a</p><iframe src="https://example.com"></iframe>',
  '<table><tbody><tr><td><figure><img src="/art/a.webp" alt=""></figure></td></tr></tbody></table>',
])('the visual editor of articles refuses to open the HTML « %s »', (html) =>
  expect(throughEditor(html)).toBeNull(),
);

it('HTML typed into the article editor is stored as typed, except for what the public page would drop', () => {
  expect(toStorableHtml('<P>a   <B>b</B></P>')).toBe('<P>a   <B>b</B></P>');
  expect(toStorableHtml('<p onclick="x">a</p><script>b</script>')).toBe('<p>a</p>');
});

const parser = NodeParser.fromSchema(schema);

/** Returns the HTML that the editor saves after a paste, with the losses that the editor names. */
function paste(html: string) {
  const uploads: File[] = [];
  const { html: clean, losses } = cleanPastedHtml(html, (file) => `${uploads.push(file)}`);
  const document = parser.parse(new DOMParser().parseFromString(clean, 'text/html').body);
  return { html: documentToHtml(document), losses, uploads, document };
}
const pasted = (html: string) => paste(html).html;

/** Clipboard of Word: a title, bold text, a nested list, a numbered list, a table. */
const WORD_HTML = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle><span style='mso-fareast-language:FR'>Trois nuits à Kyoto<o:p></o:p></span></p>
<h1 style='margin-left:0cm'><a name="_Toc1"></a>La maison<o:p></o:p></h1>
<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'>Un ryokan</b> de <i>dix</i> chambres, à <span class=SpellE>Gion</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Un bain<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>de cèdre</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Un jardin</p>
<p class=MsoNormal>Puis :</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Arriver</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Se taire</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225pt'><p class=MsoNormal>Mois<o:p></o:p></p></td><td colspan=2>Prix</td></tr></table>
<!--[if gte vml 1]><v:shape id="i1"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10 src="file:///C:/a.png" v:shapes="i1"><![endif]>
<!--EndFragment--></body></html>`;

/** Clipboard of Google Docs: a wrapping <b> that is not bold, styled spans, redirected links. */
const GOOGLE_DOCS_HTML = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">La maison</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;white-space:pre-wrap;">Un ryokan</span><span style="font-weight:400;"> de </span><span style="font-weight:400;font-style:italic;">dix</span><span style="font-weight:400;"> chambres, </span><a href="https://www.google.com/url?q=https://example.com/gion&amp;sa=D" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">à Gion</span></a><span style="font-size:0.6em;vertical-align:super;">1</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Un bain</span></p></li></ul><p dir="ltr"><span style="text-decoration:line-through;">cher</span></p></b>`;

/** Clipboard of a mail: <div>s as paragraphs, with an empty <div> between them. */
const MAIL_HTML =
  '<div dir="ltr"><div>Bonjour,</div><div><br></div><div>Voici <font color="red">le texte</font> et <a href="http://example.com/a">un lien</a>.</div></div>';

it('text pasted from Word into an article keeps its headings, lists and bold words', () => {
  expect(pasted(WORD_HTML)).toBe(
    [
      '<h2>Trois nuits à Kyoto</h2>',
      '<h2>La maison</h2>',
      '<p><strong>Un ryokan</strong> de <em>dix</em> chambres, à Gion.</p>',
      '<ul>\n<li>Un bain<ul>\n<li>de cèdre</li>\n</ul></li>\n<li>Un jardin</li>\n</ul>',
      '<p>Puis :</p>',
      '<ol>\n<li>Arriver</li>\n<li>Se taire</li>\n</ol>',
      '<p>Mois</p>',
      '<p>Prix</p>',
    ].join('\n'),
  );
});

it('text pasted from Google Docs into an article keeps its headings, lists, bold, italic and struck words, and links', () => {
  expect(pasted(GOOGLE_DOCS_HTML)).toBe(
    [
      '<h2>La maison</h2>',
      '<p><strong>Un ryokan</strong> de <em>dix</em> chambres, <a href="https://example.com/gion">à Gion</a>[1]</p>',
      '<ul>\n<li>Un bain</li>\n</ul>',
      '<p><s>cher</s></p>',
    ].join('\n'),
  );
});

it.each([
  [
    'Google Docs without its styles',
    '<b id="docs-internal-guid-1"><p>Un <span>lac</span></p></b>',
    '<p>Un lac</p>',
  ],
  [
    'a mail that indents lists by lists',
    '<ul><ul><li>a</li></ul></ul><ul><li> <ol><li>b</li><li></li></ol></li></ul>',
    '<ul>\n<li>a</li>\n</ul>\n<ol>\n<li>b</li>\n</ol>',
  ],
  [
    'a list of numbered headings and a picture',
    '<ol><li>a</li><li><h2>b</h2><p>c</p></li><li><img src="/art/a.webp">d</li></ol>',
    '<ol>\n<li>a</li>\n</ol>\n<h2>b</h2>\n<p>c</p>\n<ol>\n<li>d</li>\n</ol>\n<figure><img src="/art/a.webp"></figure>',
  ],
  [
    'Word on the web with a heading',
    '<div><p role="heading" aria-level="3">Le lac</p></div>',
    '<h3>Le lac</h3>',
  ],
  [
    'a page whose pictures load late, have links, and captions in italics',
    '<figure><a href="https://a.fr"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://a.fr/b.jpg" alt="Lac"></a><figcaption>Un <em>lac</em>,<br>le soir</figcaption></figure>',
    '<figure><img src="https://a.fr/b.jpg" alt="Lac"><figcaption>Un lac, le soir</figcaption></figure>',
  ],
  [
    'a page with a link around an empty paragraph',
    '<b><a href="https://a.fr/b">Un<p>&nbsp;</p></a></b>',
    '<p><a href="https://a.fr/b"><strong>Un</strong></a></p>',
  ],
])(
  'text pasted into an article from %s becomes well-formed paragraphs, headings, lists or figures',
  (_what, html, saved) => expect(pasted(html)).toBe(saved),
);

it('text pasted from an email into an article gets paragraphs, and its http links become https', () => {
  expect(pasted(MAIL_HTML)).toBe(
    '<p>Bonjour,</p>\n<p>Voici le texte et <a href="https://example.com/a">un lien</a>.</p>',
  );
});

const inText = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent?.trim();
};

/** Clipboard of Word with tracked changes: a deletion, an insertion, and a comment with its mark and its text. */
const WORD_REVIEW_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=FR><!--StartFragment-->
<p class=MsoNormal>La suite coûte <del cite="mailto:Paule%20Roy" datetime="2026-11-02T10:12"><span class=msoDel>900</span></del><ins cite="mailto:Paule%20Roy" datetime="2026-11-02T10:12">1 100</ins> <a style='mso-comment-reference:PR_1;mso-comment-date:20261102T1012'>euros</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[PR1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> la nuit.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Un bain</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]><del cite="mailto:Paule%20Roy">Un spa</del></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]><span style='mso-comment-author:"Paule Roy"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span>
<p class=MsoCommentText><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomoff href="#_msoanchor_1">[PR1]</a><![endif]></span>À vérifier : le directeur nous a menti sur le prix.<o:p></o:p></p>
<![if !supportAnnotations]></div><![endif]></div></div></body></html>`;

it('when text is pasted from Word into an article, tracked changes are accepted, and comments are left out', () => {
  expect(paste(WORD_REVIEW_HTML).losses).toEqual(['3 commentaires ou passages masqués']);
  expect(pasted(WORD_REVIEW_HTML)).toBe(
    '<p>La suite coûte 1 100 euros la nuit.</p>\n<ul>\n<li>Un bain</li>\n</ul>',
  );
});

const GOOGLE_COMMENT = '<p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Non</span></p><p>Si.</p>';

it.each([
  ['a deletion of LibreOffice', '<p>a<del cite="x"><font>Non</font></del><ins>b</ins> c</p>'],
  ['a deletion that lost its element', '<p>ab <span class="MsoDel">Non</span>c</p>'],
  ['hidden text', '<p>ab <span style="DISPLAY: none; mso-hide:all">Non</span>c</p>'],
  ['a paragraph that is hidden', '<p style="display:none">Non</p><p>ab c</p>'],
  ['text that Outlook hides', '<div style="mso-hide: all">Non</div><p>ab c</p>'],
  ['text of size 0', '<p>ab<span style="font-size: 0px; color:red">Non</span> c</p>'],
  [
    'a preheader without height',
    '<div style="max-height:0px; overflow:hidden">Non</div><p>ab c</p>',
  ],
  [
    'a preheader of no height',
    '<div style="opacity: 1;overflow: hidden;max-height: 0">Non</div><p>ab c</p>',
  ],
  ['transparent text', '<p>ab<span style="color:red;opacity:0;">Non</span> c</p>'],
  ['text for screen readers', '<p>ab<span class="sr-only">Non</span> c</p>'],
  [
    'text for screen readers of other sites',
    '<p>ab<i class="visuallyhidden">Non</i><i class="screenreader-only">Non</i> c</p>',
  ],
  ['text outside the page', '<p>ab<i style="position:absolute; left: -9999px">Non</i> c</p>'],
  ['clipped text', '<p>ab<i style="position:absolute;clip:rect(1px,1px,1px,1px)">Non</i> c</p>'],
  ['a folded part', '<div style="height:0;overflow:hidden">Non</div><p>ab c</p>'],
  ['a deletion of Word on the web', '<p>ab<i class="TrackChangeTextDeletion">Non</i> c</p>'],
  ['a button', '<p>ab<button>Non</button> c</p>'],
  ['the source of a formula', '<p>ab<math><annotation>Non</annotation></math> c</p>'],
  ['a conditional comment', '<p>ab<!--[if supportFields]>Non<![endif]--> c</p>'],
  [
    'a comment in Google Docs',
    `<p>ab<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> c</p><div>${GOOGLE_COMMENT}</div>`,
  ],
  ['a comment in no element of its own', `<p>ab<a href="#cmnt1">[a]</a> c</p>${GOOGLE_COMMENT}`],
  [
    'a comment that lost its styles',
    '<p>ab<a href="file:///C:/a.htm#_msocom_1">[PR1]</a> c</p><p><a href="#_msoanchor_1">[PR1]</a>Non</p>',
  ],
])(
  'hidden text in pasted HTML (%s) is neither pasted, nor stored, nor displayed',
  async (_what, html) => {
    expect(pasted(html)).toBe('<p>ab c</p>');
    expect(inText(toStorableHtml(html))).toBe('ab c');
    expect(inText(await sanitiseArticle(html))).toBe('ab c');
  },
);

it('text beside the picture in a figure pasted into an article is kept', () => {
  const img = '<img src="https://a.fr/b.jpg" alt="">';
  expect(pasted(`<ul><li><figure>${img}Le lac</figure></li></ul>`)).toBe(
    `<ul>\n<li>Le lac</li>\n</ul>\n<figure>${img}</figure>`,
  );
  const captioned = `<figure>${img}<figcaption>Le soir</figcaption></figure>`;
  expect(pasted(`<figure>${captioned}</figure>`)).toBe(captioned);
});

it('text hidden by Word’s style sheet is left out when pasted into an article', () => {
  const html =
    '<style><!-- p.a {color:red} /* version 1.5, b */ p.Cache, span.CacheCar {display:none; mso-hide:all} p.c {margin:0} --></style><p class=Cache>Non</p><p class=c>ab<span class=CacheCar>Non</span> c</p>';
  expect(paste(html)).toMatchObject({
    html: '<p>ab c</p>',
    losses: ['2 commentaires ou passages masqués'],
  });
});

it('words that a copied web page shows on separate lines stay separated by a space when pasted into a heading of an article', () => {
  expect(pasted('<h2><span style="display: block">Le lac</span><span>gelé</span></h2>')).toBe(
    '<h2>Le lac gelé</h2>',
  );
});

it('when HTML of font size 0 is pasted into an article, its pictures are kept, and so are texts with a font size of their own', () => {
  const html =
    '<table><tr><td style="font-size:0px;padding:0"><div style="font-size:16px">a<span style="font-size:0.6em;opacity:0.5">b</span></div></td></tr><tr><td style="font-size:0"><img style="opacity:0;" src="https://a.fr/b.jpg"></td></tr></table>';
  expect(paste(html)).toMatchObject({
    html: '<p>ab</p>\n<figure><img src="https://a.fr/b.jpg"></figure>',
    losses: [],
  });
});

/** Clipboard of Word: a mark and its note at the end, which is a footnote (ftn) or an endnote (edn). */
const wordNote = (kind: string, mark: string) => {
  const link = (to: string, from: string) =>
    `<a style='mso-footnote-id:${kind}1' href="#_${to}" name="_${from}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span style='font-size:11.0pt'>[${mark}]</span><![endif]></span></span></a>`;
  return [
    link(`${kind}1`, `${kind}ref1`),
    `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=${kind}1><p class=MsoFootnoteText>${link(`${kind}ref1`, `${kind}1`)} ${kind}.<o:p></o:p></p></div></div>`,
  ];
};
const [footnote, footnotes] = wordNote('ftn', '1');
const [endnote, endnotes] = wordNote('edn', 'i');

it.each([
  ['a footnote of Word', `<p>a${footnote} b</p>${footnotes}`, '<p>a[1] b</p>|<p>[1] ftn.</p>', []],
  [
    'notes of both kinds by Word',
    `<p>a${endnote} b${footnote}</p>${footnotes}${endnotes}`,
    '<p>a[2] b[1]</p>|<p>[1] ftn.</p>|<p>[2] edn.</p>',
    ['1 appel de note, écrit [1]'],
  ],
  [
    'a footnote of LibreOffice',
    '<p>a<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup> b</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Note.</p></div>',
    '<p>a[1] b</p>|<p>[1] Note.</p>',
    ['1 appel de note, écrit [1]'],
  ],
  [
    'a footnote of a published Google Docs',
    '<p>a<sup><a href="https://docs.google.com/document/d/e/2P/pub#ftnt1" id="ftnt_ref1">[1]</a></sup> b</p><hr class="c1"><div><p><a href="https://docs.google.com/document/d/e/2P/pub#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Note.</span></p></div>',
    '<p>a[1] b</p>|<p>[1] Note.</p>',
    [],
  ],
  [
    'marks whose notes Google Docs does not copy',
    '<p><span>Au XIX</span><span><span style="font-size:0.6em;vertical-align:super;">e</span></span><span>, 9 km</span><span><span style="font-size:0.6em;vertical-align:super;">2</span></span><span> de lac</span><span><span style="font-size:0.6em;vertical-align:super;">3</span></span></p>',
    '<p>Au XIXe, 9 km² de lac[3]</p>',
    ['1 note, dont l’appel reste'],
  ],
  [
    'a mark of two notes, which have raised numbers',
    '<p>10 lacs<sup>1, 2</sup></p><p><sup><a href="https://a.fr/b">1</a></sup> Un.</p><p><sup>2</sup>Deux.</p>',
    '<p>10 lacs[1], [2]</p>|<p><a href="https://a.fr/b">[1] </a>Un.</p>|<p>[2] Deux.</p>',
    ['2 appels de notes, écrits [1]'],
  ],
])(
  'pasting %s writes note marks as « [1] », and lists rewritten marks or missing notes',
  (_what, html, saved, listed) => {
    const found = paste(html);
    expect(found.html.replaceAll('\n', '|')).toBe(saved);
    expect(found.losses).toEqual(listed);
  },
);

it('a link pasted into an article stays a link even if its fragment looks like that of a Google Docs comment', () => {
  const html = '<p><a href="https://example.com/#cmnt1">b</a></p>';
  expect(pasted(html)).toBe(html);
});

it.each([
  ['1<sup>er</sup>, M<sup>me</sup>, n<sup>o</sup> 5', '1er, Mme, n° 5'],
  [
    '120m<sup><span>2</span></sup>, 3 €/m<sup>3</sup>, 10<sup>6</sup>, s<sup>−1</sup>',
    '120m², 3 €/m³, 10⁶, s⁻¹',
  ],
  ['H<sub>2</sub>O, <sup>1</sup>⁄<sub>2</sub>', 'H₂O, ¹⁄₂'],
  ['m<sup style="vertical-align: baseline; top: -0.5em">2</sup>', 'm²'],
])(
  'superscripts and subscripts pasted into an article (%s) become readable plain text',
  (html, saved) =>
    expect(paste(`<p>${html}</p>`)).toMatchObject({ html: `<p>${saved}</p>`, losses: [] }),
);

it('text pasted from a plain-text email into an article keeps its paragraphs and line breaks', () => {
  expect(pasted('<pre>Bonjour,\n\nle lac\nest <b>gelé</b>.\n</pre>')).toBe(
    '<p>Bonjour,</p>\n<p>le lac<br>est <strong>gelé</strong>.</p>',
  );
});

it('a picture inside a paragraph pasted from the web into an article becomes a figure between two paragraphs', () => {
  expect(pasted('<p>Un<img src="http://example.com/a.jpg" alt="Quai">deux</p>')).toBe(
    '<p>Un</p>\n<figure><img src="https://example.com/a.jpg" alt="Quai"></figure>\n<p>deux</p>',
  );
});

const clipboard = (name: string) => readFileSync(`tests/support/pasted/${name}.txt`, 'utf8');

const webItem = (tag: string, level: number, number: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} role="list"><li data-aria-posinset="${number}" data-aria-level="${level}"><p class="Paragraph">${text}</p></li></${tag}></div>`;

it('lists pasted from Word on the web into an article keep their levels and numbering', () => {
  const items = [
    webItem('ol', 1, 1, 'Arriver'),
    webItem('ul', 2, 1, 'par le bac'),
    webItem('ul', 2, 2, 'ou le canot'),
    webItem('ol', 1, 2, 'Dîner'),
  ];
  const list =
    '<ol>|<li>Arriver<ul>|<li>par le bac</li>|<li>ou le canot</li>|</ul></li>|<li>Dîner</li>|</ol>';
  expect(pasted(items.join('')).replaceAll('\n', '|')).toBe(list);
});

const wordItem = (level: number, marker: string, text: string) =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}</p>`;

it.each([
  [
    'interrupted',
    `${wordItem(1, '1.', 'a')}<p>b</p>${wordItem(1, '2.', 'c')}${wordItem(2, 'i)', 'd')}${wordItem(1, '3.', 'e')}`,
    '<ol>|<li>a</li>|</ol>|<p>b</p>|<ol start="2">|<li>c<ol>|<li>d</li>|</ol></li>|<li>e</li>|</ol>',
  ],
  [
    'begun at a lower level, in numbers, then again at 1',
    `${wordItem(2, 'iii.', 'a')}${wordItem(2, 'iv)', 'b')}${wordItem(2, '1.', 'c')}`,
    '<ol start="3">|<li>a</li>|<li>b</li>|</ol>|<ol>|<li>c</li>|</ol>',
  ],
  [
    'with letters, and numbers of several levels',
    `${wordItem(1, '1.', 'a')}${wordItem(2, '1.1.', 'b')}${wordItem(1, '(2)', 'c')}${wordItem(2, 'h.', 'd')}${wordItem(2, 'i.', 'e')}`,
    '<ol>|<li>a<ol>|<li>b</li>|</ol></li>|<li>c<ol start="8">|<li>d</li>|<li>e</li>|</ol></li>|</ol>',
  ],
  ['that Word no longer numbers', "<p style='mso-list:none'>a</p>", '<p>a</p>'],
])('a Word list %s is pasted with the same numbers', (_what, html, saved) => {
  expect(pasted(html).replaceAll('\n', '|')).toBe(saved);
});

it('pictures pasted into an article are left out and counted in a notice if their URL expires or is local, and are uploaded if their file is embedded', () => {
  const { html, losses } = paste(clipboard('google-docs-image-lien'));
  expect(html).toBe(
    '<p>Le ponton, à six heures. <a href="https://www.exemple-palace.fr/chambres">Les chambres</a></p>\n<ul>\n<li>Un<ul>\n<li>Un bis</li>\n</ul></li>\n<li>Deux</li>\n</ul>',
  );
  expect(losses).toEqual(['1 image, à déposer à part']);

  const sources = [
    'cid:image001@01DB',
    'file:///C:/a.png',
    'blob:https://a.fr/1',
    'https://file.notion.so/f/a.png',
    'https://a.s3.amazonaws.com/b.png?X-Amz-Expires=3600',
    `data:image/svg+xml,${'a'.repeat(300)}`,
  ];
  const images = sources.map((src) => `<p><img src="${src}"></p>`).join('');
  const dots =
    '<img src="https://a.fr/p.gif" width="1" height="1"><img alt="🌴" src="https://s.w.org/a.svg"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
  expect(paste(`<p>a ${dots}</p>${images}`)).toMatchObject({
    html: '<p>a 🌴</p>',
    losses: ['6 images, à déposer à part'],
  });

  expect(paste(`<img src="data:image/jpg;base64,${btoa('x'.repeat(300))}">`).losses).toEqual([]);
  const embedded = `<p>a<img alt="Lac" src="data:image/png;base64,${btoa('x'.repeat(300))}">b</p>`;
  const { uploads, document } = paste(embedded);
  expect(uploads.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['image-collee.png', 'image/png', 300],
  ]);
  expect(document.child(1).attrs).toMatchObject({ src: '', alt: 'Lac', upload: '1' });
});

it('in text pasted into an article, links with an apostrophe in their URL, mail links and phone links are kept, and invalid links become text', () => {
  const { html, losses } = paste(clipboard('liens-apostrophe'));
  expect(html).toContain('wiki/L%27Isle-sur-la-Sorgue">la ville</a>');
  expect(html).toContain('<a href="mailto:accueil@exemple-palace.fr">Écrire</a>');
  expect(losses).toEqual([]);
  const others =
    '<p><a href="#_Toc1">a b</a> <a href="file:///C:/b">b</a> <a href="https://a.fr/c"><img src="https://a.fr/c.jpg"></a><a name="d">d</a><a href="#_ftn1">[1]</a></p>';
  expect(paste(others).losses).toEqual([
    '3 liens, dont le texte reste',
    '1 note, dont l’appel reste',
  ]);
});

it('links pasted into an article lose their tracking parameters, which are counted in a notice, and a link through a redirecting site becomes a link to its target', () => {
  const safe =
    'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.fr%2Fb%3Futm_source%3Dmail%26lit%3D2&amp;data=05%7Cpaule%40b.fr';
  const { html, losses } = paste(
    `<p><a href="${safe}">${safe}</a> <a href="https://a.fr/?fbclid=Iw#plan">https://a.fr/b</a> <a href="https://a.fr/b?c=%20d&amp;&amp;e">d</a></p><p><a href="https://a.fr/b?mc_cid=1&amp;mc_eid=2&amp;lit=l'un&amp;utm_id=3#xtor=AL-3">e</a></p>`,
  );
  expect(html).toBe(
    '<p><a href="https://a.fr/b?lit=2">https://a.fr/b?lit=2</a> <a href="https://a.fr/#plan">https://a.fr/b</a> <a href="https://a.fr/b?c=%20d&amp;&amp;e">d</a></p>\n<p><a href="https://a.fr/b?lit=l%27un">e</a></p>',
  );
  expect(losses).toEqual(['6 paramètres de suivi de liens']);
});

const TABLE = /<\/?(?:table|tbody)>/g;
it.each([
  [
    'with heads',
    '<table><thead><tr><th>Chambre</th><th>Prix</th></tr></thead><tr><td>Suite</td><td><p>900 €</p></td></tr></table>',
    '<tr><th>Chambre</th><th>Prix</th></tr>|<tr><td>Suite</td><td>900 €</td></tr>',
  ],
  [
    'of a spreadsheet with an empty row',
    '<table width=200><caption>Été</caption><colgroup><col width=90></colgroup><tr><td align=right>Suite</td><td>900</td></tr><tr><td></td><td> </td></tr><tr><td>Petite</td><td>700</td></tr></table>',
    '<p>Été</p>|<tr><td>Suite</td><td>900</td></tr>|<tr><td>Petite</td><td>700</td></tr>',
  ],
  [
    'with cells over several rows and columns',
    '<table><tr><th>Suite</th><td rowspan="2">avec bain</td><td rowspan="3">900 €</td></tr><tr><th>Loge</th></tr><tr><td colspan="2">Petite</td></tr></table>',
    '<tr><th>Suite</th><td rowspan="2">avec bain</td><td rowspan="3">900 €</td></tr>|<tr><th>Loge</th></tr>|<tr><td colspan="2">Petite</td></tr>',
  ],
  [
    'of Apple Notes',
    '<div><object><table><tbody><tr><th><div>Suite</div></th><td><div>900</div></td></tr><tr><th><div>Petite</div></th><td><div>700</div></td></tr></tbody></table></object><br></div>',
    '<tr><th>Suite</th><td>900</td></tr>|<tr><th>Petite</th><td>700</td></tr>',
  ],
  [
    'with a heading and a list in its cells',
    `<table><tr><td><h3>Suite</h3></td><td>${wordItem(1, '·', 'bain')}</td></tr><tr><td>Petite</td><td>b</td></tr></table>`,
    '<tr><td><h3>Suite</h3></td><td><ul>|<li>bain</li>|</ul></td></tr>|<tr><td>Petite</td><td>b</td></tr>',
  ],
])('a pasted table %s stays a table', (_what, html, saved) => {
  const found = paste(html);
  expect(found.html.replace(TABLE, '').trim().replaceAll(/\n+/g, '|')).toBe(saved);
  expect(found.html).toContain('</table>');
  expect(found.losses).toEqual([]);
});

it.each([
  [
    'with pictures and a table in its cells',
    '<table><tr><td>Suite</td><td><img src="https://a.fr/b.jpg" alt=""></td></tr><tr><td>Petite</td><td><table><tr><td>mai</td><td>700</td></tr><tr><td>juin</td><td>800</td></tr></table></td></tr></table>',
    '<p>Suite</p>|<figure><img src="https://a.fr/b.jpg" alt=""></figure>|<p>Petite</p>|<table><tbody>|<tr><td>mai</td><td>700</td></tr>|<tr><td>juin</td><td>800</td></tr>|</tbody></table>',
    '1 tableau, changé en paragraphes',
  ],
  [
    'that lays out a mail',
    '<table><tr><td><h2>a</h2></td></tr><tr><td>b</td></tr></table><table role="presentation"><tr><td>c</td><td>d</td></tr><tr><td>e</td></tr></table>',
    '<h2>a</h2>|<p>b</p>|<p>c</p>|<p>d</p>|<p>e</p>',
    '',
  ],
])(
  'a table %s, pasted into an article, is replaced by the contents of its cells',
  (_what, html, saved, listed) => {
    const found = paste(html);
    expect(found.html.replaceAll('\n', '|')).toBe(saved);
    expect(found.losses.join('|')).toBe(listed);
  },
);

it.each([
  ['of the web', '<ol type="A"><li>un</li></ol><ol type="1"><li>deux</li></ol>'],
  [
    'of Google Docs',
    '<ol><li style="list-style-type:lower-roman;color:#000">un</li></ol><ol><li style="list-style-type:decimal">deux</li></ol>',
  ],
  ['of Word', `${wordItem(1, 'a)', 'un')}<p></p>${wordItem(1, '1)', 'deux')}`],
])(
  'a list %s with letters or Roman numerals gets numbers and is listed as changed',
  (_what, html) =>
    expect(paste(html)).toMatchObject({
      html: '<ol>\n<li>un</li>\n</ol>\n<ol>\n<li>deux</li>\n</ol>',
      losses: ['1 liste à lettres, mise en chiffres'],
    }),
);

it('in article text that is pasted, stored or displayed, non-breaking spaces become ordinary ones, unless French typography requires them', async () => {
  expect(pasted(clipboard('espaces-insecables'))).not.toMatch(/[\u00a0\u00ad\u200b]/);
  const html =
    '<p>le\u00a0lac<span class="Apple-converted-space">\u00a0</span>: «\u202foui\u202f»</p>';
  const clean = 'le lac\u00a0: «\u202foui\u202f»';
  expect(inText(pasted(html))).toBe(clean);
  expect(inText(toStorableHtml(html))).toBe(clean);
  expect(inText(await sanitiseArticle(html))).toBe(clean);
  expect(inText(throughEditor(html) ?? '')).toBe(clean);
});

it.each([
  ['opened', throughEditor],
  ['pasted', pasted],
])('hostile HTML that is %s runs no script in the visual editor', (_, read) => {
  for (const html of HOSTILE_HTML) {
    const container = document.createElement('div');
    container.innerHTML = read(html) ?? '';
    for (const link of container.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
    expectInert(container);
  }
});

const MARKUP = `<p>|</p>|<div>|</div>|<ul>|</ul>|<ol start="3">|</ol>|<li>|</li>|<b>|</b>|<a href="https://a.fr/b">|</a>|<h1>|</h1>|<br>|<img src="https://a.fr/b.jpg">|<img src="cid:1">|<table>|<tr>|<td>|</table>|<del>|</del>|<p style="mso-list:l0 level2 lfo1">|<span style="mso-list:Ignore">1.|</span>|<figure>|<figcaption>|</figure>|<blockquote>|<pre>|<code>|</code>|<sup>|</sup>|<td rowspan="2">|<ol type="a">|<a href="#fn2">|2|<!--|-->|un|«|!|&nbsp;`;

const signs = (html: string | null) => html?.replaceAll(/\s|&nbsp;/g, '');

it('any HTML can be pasted into an article without an error; opening or pasting the result again changes nothing but spaces', () => {
  fc.assert(
    fc.property(roughText(...MARKUP.split('|')), (html) => {
      const once = pasted(html);
      expect(signs(throughEditor(once))).toBe(signs(once));
      expect(signs(pasted(once))).toBe(signs(once));
      // A heading in a heading is parsed as two.
      const stored = toStorableHtml(toStorableHtml(html));
      expect(toStorableHtml(stored)).toBe(stored);
    }),
    fuzzRuns(30),
  );
});

afterEach(cleanup);

function Field({ content }: { content: string }) {
  const form = useForm({ defaultValues: { content } });
  return (
    <EditorContext
      value={{
        form,
        entity: ENTITIES.articles,
        fields: BLOG_POST_FIELDS,
        record: null,
        isChanged: false,
        isKnown: false,
      }}
    >
      <RichTextField name="content" />
      <button type="button" onClick={() => form.setFieldValue('content', '<p>Brouillon</p>')}>
        Reprendre
      </button>
    </EditorContext>
  );
}

it('the HTML tab of the article editor lists, before saving, what saving will remove', async () => {
  const link = '<a href="javascript:b">c</a>';
  render(<Field content={`<p>a ${link}</p><iframe src="https://d.fr"></iframe>`} />);
  const losses = /Retiré à l’enregistrement : 1 lien, dont le texte reste ; 1 contenu intégré/;
  expect(await screen.findByText(losses)).toBeDefined();
});

it('the article editor’s toolbar inserts a table, adds and removes rows and columns, and removes the table', () => {
  const editor = new Editor({ extensions: TIPTAP_EXTENSIONS, content: '<p></p>' });
  render(<RichTextToolbar editor={editor} id="tools" onAsk={() => undefined} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const sizes = () => {
    const rows = [...parseHtmlBody(documentToHtml(editor.state.doc)).querySelectorAll('tr')];
    return rows.map((row) => `${row.querySelectorAll('th').length}/${row.children.length}`);
  };
  press('Tableau');
  expect(sizes()).toEqual(['2/2', '0/2', '0/2']);
  press('Ajouter une colonne (+ colonne)');
  press('Ajouter une ligne (+ ligne)');
  expect(sizes()).toEqual(['3/3', '0/3', '0/3', '0/3']);
  press('Retirer la ligne (− ligne)');
  press('Retirer la colonne (− colonne)');
  expect(sizes()).toHaveLength(3);
  press('Retirer le tableau');
  expect(sizes()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Tableau' })).toBeDefined();
  editor.destroy();
});

it('a picture being uploaded into an article keeps its alternative text once the upload has ended', () => {
  const html = '<figure data-upload="1" alt="Le port"></figure>';
  const editor = new Editor({ extensions: TIPTAP_EXTENSIONS, content: html });
  setFigurePictureUrl(editor, '1', '/media/a.webp');
  expect(documentToHtml(editor.state.doc)).toBe(
    '<figure><img src="/media/a.webp" alt="Le port"></figure>',
  );
  editor.destroy();
});

it('French typography is applied to an article in one step, which keeps bold words and can be undone', () => {
  const editor = new Editor({
    extensions: TIPTAP_EXTENSIONS,
    content: '<p>L\'île, <b>"au bout"</b> !</p>',
  });
  applyFrenchTypographyToEditor(editor);
  expect(documentToHtml(editor.state.doc)).toBe(
    '<p>L’île, <strong>«\u202fau bout\u202f»</strong>\u202f!</p>',
  );
  editor.commands.undo();
  expect(editor.getText()).toBe('L\'île, "au bout" !');
  editor.destroy();
});

const inHtml = () => screen.findByDisplayValue<HTMLTextAreaElement>(/</);

it('text typed after a picture was inserted into an article follows the picture, and does not replace it', () => {
  const editor = new Editor({ extensions: TIPTAP_EXTENSIONS, content: '<p>a</p><p>c</p>' });
  editor.commands.setTextSelection(2);
  insertPictures(editor, [{ src: '/art/a.webp' }]);
  editor.view.dispatch(editor.state.tr.insertText('b'));
  expect(documentToHtml(editor.state.doc)).toBe(
    '<p>a</p>\n<figure><img src="/art/a.webp" alt=""></figure>\n<p>b</p>\n<p>c</p>',
  );
  editor.destroy();
});

it('opening an article in its editor and showing its HTML leaves its text unchanged; resuming a stored draft replaces the text', async () => {
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
  'the article text « %s », which the visual editor would damage, can be edited as HTML only',
  async (html) => {
    render(<Field content={html} />);
    for (let times = 0; times < 2; times += 1) {
      const area = await inHtml();
      expect([area.value, area.rows]).toEqual([html, 20]);
      // Beside the tabs that were pressed, not below the text.
      const reason = screen.getByText(/: il se modifie en HTML/);
      expect(reason.compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      fireEvent.click(screen.getByRole('tab', { name: 'Éditeur visuel' }));
    }
  },
);

it('the article editor says so when a picture of the article cannot be loaded', async () => {
  render(<Field content={'<figure><img src="/art/partie.webp" alt="Un lac"></figure>'} />);
  fireEvent.error(await screen.findByRole('img', { name: 'Un lac' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Cette image est introuvable/);
});
