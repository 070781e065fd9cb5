import Image from '@tiptap/extension-image';
import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeUrl } from '#data/clean-article.ts';
import { FigcaptionNode, FigureImageNode, FigureNode } from './figure-node.ts';
import { INLINE_MARKS, inlineMarks } from './inline-marks.ts';
import { KeptHtmlNode } from './kept-html-node.ts';

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'];
const MARKS = ['bold', 'italic', 'strike', 'code', 'link', ...INLINE_MARKS];

/** What the public page lets any element say: its language, a word of explanation. */
const SharedAttributes = Extension.create({
  name: 'sharedAttributes',
  addGlobalAttributes: () => [
    {
      types: [...BLOCKS, ...MARKS, 'figure', 'figcaption'],
      attributes: { lang: { default: null }, title: { default: null } },
    },
    { types: ['orderedList'], attributes: { reversed: { default: null } } },
  ],
});

/** All that an article is made of, for the editor: what the public page shows, no more. */
export const ARTICLE_EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    underline: false,
    // It would add a paragraph to a text that was only opened.
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: isSafeUrl,
      shouldAutoLink: isSafeUrl,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image,
  FigureNode,
  FigureImageNode,
  FigcaptionNode,
  KeptHtmlNode,
  SharedAttributes,
  ...inlineMarks,
];
