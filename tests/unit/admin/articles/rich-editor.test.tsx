// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RichEditor } from '#admin/features/articles/rich-editor.tsx';

// jsdom lays nothing out, and ProseMirror asks where the cursor is.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

afterEach(cleanup);

const FIELD = { labelId: 'a', describedBy: 'b', isInvalid: false };

describe('the visual editor', () => {
  it('changes nothing of a text that is only opened, and takes up another one', async () => {
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
