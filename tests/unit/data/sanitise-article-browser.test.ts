// @vitest-environment jsdom

import { expect, it, vi } from 'vitest';
import { sanitiseArticle } from '#data/articles/sanitise-article.later.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { expectInert } from './expect-inert.ts';

vi.mock('jsdom', () => {
  throw new Error('The browser has a DOM of its own.');
});

it('in the browser, the article sanitiser makes hostile HTML inert', async () => {
  expect(import.meta.env.SSR).toBe(false);
  for (const html of HOSTILE_HTML) {
    const clean = await sanitiseArticle(html);
    const container = document.createElement('div');
    container.innerHTML = clean;
    expectInert(container);
    expect(container.innerHTML, html).toBe(clean);
  }
});
