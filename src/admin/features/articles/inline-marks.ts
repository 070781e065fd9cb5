import { Mark } from '@tiptap/react';

/** Inline elements that the editor has no button for: it shows them, and keeps them. */
const ELEMENTS = {
  small: [],
  sub: [],
  sup: [],
  abbr: [],
  cite: [],
  q: [],
  time: ['datetime'],
} as const;

/** Their names, as the schema has them. */
export const INLINE_MARKS = Object.keys(ELEMENTS);

/** One mark for each of these elements, with its own attributes. */
export const inlineMarks = Object.entries<readonly string[]>(ELEMENTS).map(([tag, attributes]) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addAttributes: () =>
      Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
  }),
);
