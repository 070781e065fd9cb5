import Image from '@tiptap/extension-image';
import { Extension, Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeUrl } from '#data/clean-article.ts';
import { FigcaptionNode, FigureImageNode, FigureNode, KeptHtmlNode } from './article-nodes.ts';

/** Inline elements without a toolbar button: the editor shows and keeps them. */
const ELEMENTS = {
  small: [],
  sub: [],
  sup: [],
  abbr: [],
  cite: [],
  q: [],
  time: ['datetime'],
} as const;

const INLINE_MARKS = Object.keys(ELEMENTS);

const inlineMarks = Object.entries<readonly string[]>(ELEMENTS).map(([tag, attributes]) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addAttributes: () =>
      Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
  }),
);

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'];
const MARKS = ['bold', 'italic', 'strike', 'code', 'link', ...INLINE_MARKS];

/** Attributes that the public page keeps on any element. */
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

/** The editor's schema: exactly what the public page shows. */
export const ARTICLE_EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    underline: false,
    // Otherwise merely opening a text would append a paragraph to it.
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
