import Image from '@tiptap/extension-image';
import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeUrl } from '#data/clean-article.ts';
import { Figure } from './figure.ts';

const MARKS = ['small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time'];

const marks = MARKS.map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/** Tables and definition lists, element by element, as ProseMirror content expressions. */
const BLOCKS = {
  table: 'caption? thead? tbody* tfoot?',
  caption: 'inline*',
  thead: 'tr+',
  tbody: 'tr+',
  tfoot: 'tr+',
  tr: '(th | td)+',
  th: 'block+',
  td: 'block+',
  dl: '(dt | dd)+',
  dt: 'inline*',
  dd: 'block+',
};

const blocks = Object.entries(BLOCKS).map(([tag, content]) =>
  Node.create({
    name: tag,
    group: tag === 'table' || tag === 'dl' ? 'block' : '',
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

const NONE = { default: null };
const LINES = ['paragraph', 'heading', 'blockquote', 'listItem'];

const Attributes = Extension.create({
  name: 'attributes',
  addGlobalAttributes: () => [
    { types: [...LINES, 'italic', ...MARKS], attributes: { lang: NONE, title: NONE } },
    { types: ['time'], attributes: { datetime: NONE } },
    { types: ['th', 'td'], attributes: { colspan: NONE, rowspan: NONE, scope: NONE } },
  ],
});

/** The editor's schema: what the public page shows. */
export const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    underline: false,
    // Otherwise merely opening a text would append a paragraph to the text.
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafeUrl,
      shouldAutoLink: isSafeUrl,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image.extend({
    parseHTML: () => [
      { tag: 'img', getAttrs: (image) => isSafeUrl(image.getAttribute('src') ?? '') && null },
    ],
  }).configure({ inline: true }),
  Figure,
  Attributes,
  ...marks,
  ...blocks,
];
