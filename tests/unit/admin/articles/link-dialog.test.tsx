// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BLOG_POSTS, DESTINATIONS, HOTELS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { ARTICLE_EXTENSIONS } from '#admin/features/articles/article-extensions.ts';
import { LinkDialog } from '#admin/features/articles/link-dialog.tsx';
import { Hotel } from '#domain/hotel/hotel.ts';
import { teachDialogs } from '../../../support/dialog-element.ts';

vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList: vi.fn() }));

// jsdom has no layout, and ProseMirror asks for the position of the cursor.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
Element.prototype.scrollIntoView = () => undefined;

const aHotel = (id: string, name: string, published: boolean) =>
  v.parse(Hotel, { id, name, location: 'Kyoto', published });
const hotels = [
  aHotel('momiji', 'Ryokan Momiji', true),
  aHotel('a-venir', 'Ryokan à venir', false),
];
const NOTHING = {
  records: undefined,
  unreadable: 0,
  isCut: false,
  isReading: false,
  isUnreachable: false,
};
const onClose = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  teachDialogs();
  vi.mocked(useLiveList).mockImplementation((source) => ({
    ...NOTHING,
    records: source.collection === HOTELS.collection ? hotels : [],
  }));
});
afterEach(cleanup);

function open(content: string) {
  const editor = new Editor({ extensions: ARTICLE_EXTENSIONS, content });
  render(<LinkDialog editor={editor} onClose={onClose} />);
  return editor;
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Adresse/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('the link dialog', () => {
  test('finds a page by its name, and gives the link its name as text', () => {
    const editor = open('');
    type('MOMIJI');
    expect(options()).toEqual(['Ryokan MomijiHôtel, Kyoto']);
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    key('Enter');
    expect(field().value).toBe('/hotels/momiji');
    expect(options()).toEqual([]);
    press('Ajouter le lien');
    expect(editor.getHTML()).toContain('<a href="/hotels/momiji">Ryokan Momiji</a>');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('names the page that is chosen instead, but never over a text of one’s own', () => {
    const editor = open('');
    const text = screen.getByLabelText<HTMLInputElement>('Texte du lien');
    type('momiji');
    key('Enter');
    type('à venir');
    key('Enter');
    expect(text.value).toBe('Ryokan à venir');
    fireEvent.change(text, { target: { value: 'Une nuit' } });
    type('momiji');
    key('Enter');
    press('Ajouter le lien');
    expect(editor.getHTML()).toContain('<a href="/hotels/momiji">Une nuit</a>');
  });

  test('is worked with the arrow keys; Escape closes the list alone', () => {
    open('');
    type('ryokan');
    expect(chosen()).toMatch(/^Ryokan Momiji/);
    key('ArrowDown');
    expect(chosen()).toMatch(/^Ryokan à venir/);
    key('ArrowDown');
    expect(chosen()).toMatch(/^Ryokan Momiji/);
    key('ArrowUp');
    expect(chosen()).toMatch(/^Ryokan à venir/);
    // Not prevented, it would close the dialog.
    expect(key('Escape')).toBe(false);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(key('Escape')).toBe(true);
    key('ArrowDown');
    expect(options()).toHaveLength(2);
  });

  test('takes a typed address; Enter does not replace it by a result', () => {
    const editor = open('');
    type('https://ailleurs.example/a');
    expect(options()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Texte du lien'), { target: { value: 'Ailleurs' } });
    press('Ajouter le lien');
    expect(editor.getHTML()).toContain('<a href="https://ailleurs.example/a">Ailleurs</a>');
  });

  test('refuses what is no address', () => {
    open('');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    press('Ajouter le lien');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    type('nulle part');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Aucune page du site ne porte ce nom.')).toBeDefined();
    press('Ajouter le lien');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^L’adresse doit commencer par/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('says that the site has no such page, which can be kept', () => {
    const editor = open('');
    type('/hotels/nulle-part');
    expect(screen.queryByText(/^Le site n’a pas de page/)).toBeNull();
    press('Ajouter le lien');
    expect(screen.getByText(/^Le site n’a pas de page à cette adresse/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    press('Garder cette adresse');
    expect(editor.getHTML()).toContain('<a href="/hotels/nulle-part">');
  });

  test('says that a page is not public yet, and allows it', () => {
    const editor = open('');
    type('à venir');
    key('Enter');
    expect(screen.getByText(/^Cette page n’est pas encore publique/)).toBeDefined();
    press('Ajouter le lien');
    expect(editor.getHTML()).toContain('<a href="/hotels/a-venir">');
  });

  test('does not judge while records are loading', () => {
    vi.mocked(useLiveList).mockReturnValue({ ...NOTHING, isReading: true });
    open('');
    type('momiji');
    expect(screen.getByText('Chargement…')).toBeDefined();
    type('/hotels/nulle-part');
    press('Ajouter le lien');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('does not miss a record where there are more than it knows', () => {
    vi.mocked(useLiveList).mockReturnValue({ ...NOTHING, records: [], isCut: true });
    const editor = open('');
    type('/hotels/nulle-part');
    press('Ajouter le lien');
    expect(editor.getHTML()).toContain('<a href="/hotels/nulle-part">');
  });

  test('reads hotels, articles and destinations', () => {
    open('');
    const asked = vi.mocked(useLiveList).mock.calls.map(([source]) => source);
    expect(asked).toEqual(expect.arrayContaining([HOTELS, BLOG_POSTS, DESTINATIONS]));
  });
});
