// @vitest-environment jsdom

import { useForm } from '@tanstack/react-form';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ContentField } from '#admin/features/rich-text/content-field.tsx';
import { typedUrl } from '#admin/features/rich-text/link-dialog.tsx';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { POST } from '#domain/blog/blog-post.ts';

afterEach(cleanup);

function Field({ content }: { content: string }) {
  const form = useForm({ defaultValues: { content } });
  return (
    <EditorContext value={{ form, fields: POST, isNew: false }}>
      <ContentField />
      <button type="button" onClick={() => form.setFieldValue('content', '<p>Brouillon</p>')}>
        Reprendre
      </button>
    </EditorContext>
  );
}

const inHtml = () => screen.findByDisplayValue<HTMLTextAreaElement>(/</);

it('an opened text stays unchanged byte for byte, and a resumed draft replaces the text', async () => {
  const odd = '<P>Deux   <B>mots</B></P>\n\n<ul><li><p>un</p></li></ul>';
  render(<Field content={odd} />);
  expect(await screen.findByText('mots')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: 'HTML' }));
  expect((await inHtml()).value).toBe(odd);
  fireEvent.click(screen.getByRole('tab', { name: 'Éditeur visuel' }));
  fireEvent.click(screen.getByText('Reprendre'));
  expect(await screen.findByText('Brouillon')).toBeDefined();
});

it.each(['<pre>a b</pre>', '<p>a</p><script>alert(1)</script>'])(
  'the text %s, which the visual editor would damage, is edited as HTML only',
  async (html) => {
    render(<Field content={html} />);
    for (let times = 0; times < 2; times += 1) {
      const area = await inHtml();
      expect([area.value, area.rows]).toEqual([html, 20]);
      expect(screen.getByRole('status').textContent).toMatch(/: il se modifie en HTML/);
      fireEvent.click(screen.getByRole('tab', { name: 'Éditeur visuel' }));
    }
  },
);

it.each([
  [' https://example.com/a ', 'https://example.com/a'],
  ['http://example.com', 'https://example.com'],
  ['example.com/a?b=c', 'https://example.com/a?b=c'],
  ['/destinations', '/destinations'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['mot', null],
])('the typed link address « %s » becomes %s', (typed, url) => expect(typedUrl(typed)).toBe(url));
