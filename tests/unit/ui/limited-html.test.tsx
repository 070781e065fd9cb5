// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ParagraphNode } from '#domain/text/limited-html.ts';
import { LimitedHtml } from '#ui/limited-html.tsx';

afterEach(cleanup);

const html = (element: React.ReactElement) => render(element).container.innerHTML;

test('parsed rich text is rendered as the HTML elements that its nodes stand for', () => {
  const nodes: ParagraphNode[] = [
    {
      tag: 'p',
      children: [
        'Douze ',
        { tag: 'strong', children: ['pavillons ', { tag: 'em', children: ['de chaume'] }] },
        { tag: 'br' },
        { tag: 'b', children: ['et'] },
        ' un ',
        { tag: 'i', children: ['lagon'] },
      ],
    },
    { tag: 'p', children: ['Le soir.'] },
  ];
  expect(html(<LimitedHtml nodes={nodes} />)).toBe(
    '<p>Douze <strong>pavillons <em>de chaume</em></strong><br><b>et</b> un <i>lagon</i></p><p>Le soir.</p>',
  );
});

test('markup inside a string of parsed rich text is shown as text', () => {
  const text = '<img src=x onerror=alert(1)> & <b>gras</b>';
  const { container } = render(<LimitedHtml nodes={[{ tag: 'p', children: [text] }]} />);
  expect(container.querySelector('img, b')).toBeNull();
  expect(container.textContent).toBe(text);
});
