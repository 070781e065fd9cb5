// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { typedUrl } from '#admin/features/articles/floating-form.tsx';
import { RichEditor } from '#admin/features/articles/rich-editor.tsx';

// jsdom has no layout, and ProseMirror asks for the position of the cursor.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

afterEach(cleanup);

const FIELD = { labelId: 'a', describedBy: 'b', isInvalid: false };

describe('the visual editor', () => {
  it('leaves an opened text unchanged, and shows another value', async () => {
    const onChange = vi.fn();
    const odd = '<P>Deux   <B>mots</B></P>\n\n<ul><li><p>un</p></li></ul>';
    const { rerender } = render(<RichEditor {...FIELD} value={odd} onChange={onChange} />);
    expect(await screen.findByText('mots')).toBeDefined();
    rerender(<RichEditor {...FIELD} value="<p>Autre</p>" onChange={onChange} />);
    expect(await screen.findByText('Autre')).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is a named text field with a toolbar in French', async () => {
    render(<RichEditor {...FIELD} value="" onChange={() => undefined} />);
    const toolbar = await screen.findByRole('toolbar', { name: 'Mise en forme' });
    expect([...toolbar.querySelectorAll('button')].map((button) => button.ariaLabel)).toEqual([
      'Titre (niveau 2)',
      'Sous-titre (niveau 3)',
      'Gras',
      'Italique',
      'Citation',
      'Liste à puces',
      'Liste numérotée',
      'Lien',
      'Image',
      'Filet de séparation',
      'Annuler la dernière frappe',
      'Rétablir',
    ]);
    expect(screen.getByRole('textbox').getAttribute('aria-multiline')).toBe('true');
  });
});

describe('a typed URL', () => {
  it.each([
    [' https://example.com/a ', 'https://example.com/a'],
    ['http://example.com', 'https://example.com'],
    ['example.com/a?b=c', 'https://example.com/a?b=c'],
    ['/destinations', '/destinations'],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['mot', null],
    ['', null],
  ])('%s becomes %s', (typed, url) => {
    expect(typedUrl(typed)).toBe(url);
  });
});
