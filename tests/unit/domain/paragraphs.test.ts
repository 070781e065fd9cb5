import { expect, test } from 'vitest';
import { parseDestinationParagraphs } from '#domain/text/paragraphs.ts';

const BREAK = '\n\n\n\n';
const BR = { tag: 'br' };

test.each([
  ['a run of four line breaks', `Un\n\ndeux${BREAK}\n\ntrois`, [['Un', BR, BR, 'deux'], ['trois']]],
  ['Windows line breaks', `Un${BREAK.replaceAll('\n', '\r\n')}deux\r\n`, [['Un'], ['deux']]],
  [
    'emphasis',
    `Un <em>lac</em>\n\ndeux${BREAK}trois`,
    [['Un ', { tag: 'em', children: ['lac'] }, BR, BR, 'deux'], ['trois']],
  ],
  ['HTML paragraphs', '<p>Un</p>\n\n<p>deux<br>\n\ntrois</p>', [['Un'], ['deux', BR, '\n\ntrois']]],
  ['nothing but line breaks', BREAK, []],
])('a description is split into paragraphs at line breaks: %s', (_, text, expected) => {
  expect(parseDestinationParagraphs(text).map(({ children }) => children)).toEqual(expected);
});
