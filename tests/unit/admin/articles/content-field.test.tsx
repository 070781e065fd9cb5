// @vitest-environment jsdom

import { useForm } from '@tanstack/react-form';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { ContentField, lengthNote, removedNote } from '#admin/features/articles/content-field.tsx';
import { EditorFormContext } from '#admin/features/editor/use-editor-field.ts';
import { ARTICLE_LABELS } from '#domain/admin/field-labels.ts';
import { CONTENT_MAX } from '#domain/site/limits.ts';

vi.mock('#admin/features/articles/rich-editor.tsx', () => {
  throw new Error('There is no network.');
});

afterEach(cleanup);

function Field({ content }: { content: string }) {
  const form = useForm({ defaultValues: { content } });
  return (
    <EditorFormContext value={{ form, labels: ARTICLE_LABELS }}>
      <ContentField />
    </EditorFormContext>
  );
}

it('offers the HTML view when the visual editor cannot be loaded', async () => {
  render(<Field content="<p>a</p>" />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'L’éditeur visuel n’a pas pu être chargé',
  );
  fireEvent.click(screen.getByRole('tab', { name: 'HTML' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([area.value, area.rows]).toEqual(['<p>a</p>', 20]);
});

it('opens a text with removable parts as HTML, and names these', async () => {
  render(<Field content="<p>a</p><script>alert(1)</script>" />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('<script>');
  expect(screen.getByRole('status').textContent).toBe(
    'Jamais affiché, et retiré à l’enregistrement\u00a0: <script>',
  );
});

describe('the notes below the text', () => {
  it('names what will be removed', () => {
    const { html, removed } = cleanHtml(
      '<p onclick="alert(1)" class="x">a <a href="javascript:alert(1)">b</a></p><script>alert(1)</script><div>c</div>',
    );
    expect(html).toBe('<p>a b</p>c');
    expect(removedNote(removed)).toMatch(/^Jamais affiché, et retiré à l’enregistrement\u00a0: /);
    expect(removed).toEqual(
      expect.arrayContaining(['<script>', 'onclick', 'l’adresse javascript:alert(1)']),
    );
    expect(removed).not.toContain('class');
  });

  it('ignores harmless differences of notation', () => {
    const text = '<!-- a --><h1>b</h1><p style="x" data-y="z"><span>c</span> <b>d</b></p>';
    expect(cleanHtml(text).removed).toEqual([]);
    expect(removedNote([])).toBeNull();
  });

  it('shows the length near the limit, and the excess', () => {
    expect(lengthNote(CONTENT_MAX * 0.8)).toBeNull();
    expect(lengthNote(CONTENT_MAX)).toBe('200\u202f000 caractères sur 200\u202f000');
    expect(lengthNote(CONTENT_MAX + 1234)).toBe(
      '201\u202f234 caractères sur 200\u202f000\u00a0: 1\u202f234 de trop, l’article ne peut pas être enregistré',
    );
  });
});
