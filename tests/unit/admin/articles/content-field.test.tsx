// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentField } from '#admin/features/articles/content-field.tsx';
import { useAppForm } from '#admin/features/editor/use-editor-form.ts';

vi.mock('#admin/features/articles/rich-editor.tsx', () => {
  throw new Error('There is no network.');
});

afterEach(cleanup);

function Field({ content }: { content: string }) {
  const form = useAppForm({ defaultValues: { content } });
  return <form.AppField name="content">{() => <ContentField label="Contenu" />}</form.AppField>;
}

it('leaves the HTML view when the visual editor cannot be fetched', async () => {
  render(<Field content="<p>a</p>" />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'L’éditeur visuel n’a pas pu être chargé',
  );
  fireEvent.click(screen.getByRole('tab', { name: 'HTML' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([area.value, area.rows]).toEqual(['<p>a</p>', 20]);
});

it('opens as HTML what holds more than a page shows, and says what goes', async () => {
  render(<Field content="<p>a</p><script>alert(1)</script>" />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('<script>');
  expect(screen.getByRole('status').textContent).toBe(
    'Jamais affiché, et retiré à l’enregistrement : <script>',
  );
});
