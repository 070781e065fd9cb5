// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { lengthNote, removedNote } from '#admin/features/articles/content-field.tsx';
import { typedAddress } from '#admin/features/articles/floating-form.tsx';
import { CONTENT_MAX } from '#domain/site/limits.ts';

describe('notes under the text', () => {
  it('tells what is taken out', () => {
    const { html, removed } = cleanHtml(
      '<p onclick="alert(1)" class="x">a <a href="javascript:alert(1)">b</a></p><script>alert(1)</script><div>c</div>',
    );
    expect(html).toBe('<p>a b</p>c');
    expect(removedNote(removed)).toMatch(/^Jamais affiché, et retiré à l’enregistrement : /);
    expect(removed).toEqual(
      expect.arrayContaining(['<script>', 'onclick', 'l’adresse javascript:alert(1)']),
    );
    expect(removed).not.toContain('class');
  });

  it('says nothing of what is only written otherwise', () => {
    const text = '<!-- a --><h1>b</h1><p style="x" data-y="z"><span>c</span> <b>d</b></p>';
    expect(cleanHtml(text).removed).toEqual([]);
    expect(removedNote([])).toBeNull();
  });

  it('tells the length when it runs short, and by how much', () => {
    expect(lengthNote(CONTENT_MAX * 0.8)).toBeNull();
    expect(lengthNote(CONTENT_MAX)).toBe('200\u202f000 caractères sur 200\u202f000');
    expect(lengthNote(CONTENT_MAX + 1234)).toBe(
      '201\u202f234 caractères sur 200\u202f000 : 1\u202f234 de trop, l’article ne peut pas être enregistré',
    );
  });
});

describe('an address as it is typed', () => {
  it.each([
    [' https://example.com/a ', 'https://example.com/a'],
    ['http://example.com', 'https://example.com'],
    ['example.com/a?b=c', 'https://example.com/a?b=c'],
    ['/destinations', '/destinations'],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['mot', null],
    ['', null],
  ])('%s leads to %s', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });
});
