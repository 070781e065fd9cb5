import { Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeUrl } from '#data/clean-article.ts';
import { Figure } from './figure.ts';

/** The editor's schema: what the toolbar can create. */
export const EXTENSIONS = [
  // Figures stand between blocks, never in a list or quotation.
  Node.create({ name: 'doc', topNode: true, content: '(block | figure)+' }),
  StarterKit.configure({
    document: false,
    codeBlock: false,
    gapcursor: false,
    underline: false,
    // Otherwise opening a text would append a paragraph.
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
  Figure,
];
