// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOwnSave } from '#admin/data/read-records.ts';
import { recordDrafts } from '#admin/data/record-drafts.ts';
import { OfflineError } from '#admin/data/require-online.ts';
import { ConflictError } from '#admin/data/save-record.ts';
import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { PlanField } from '#admin/features/editor/plan-field.tsx';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import type { OpenedRecord, SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { closeToasts, toastError, toastSuccess } from '#ui/toast/toast.ts';
import { renderInAdmin } from './in-admin.tsx';

vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: {} }));
vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: { currentUser: { uid: 'admin' } } }));
vi.mock('#admin/data/read-records.ts', () => ({ readOwnSave: vi.fn() }));
vi.mock('#admin/data/admin-callables.ts', () => ({}));
vi.mock('#admin/data/use-live-list.ts', () => ({}));
vi.mock('#ui/toast/toast.ts', () => ({
  closeToasts: vi.fn(),
  toastSuccess: vi.fn(),
  toastError: vi.fn(),
}));

type Values = { name: string; place: string };
type Planned = Values & { published: boolean; publish_at: string };

const { LineField } = editorFields<Values>();
const LABELS = { name: 'Nom', place: 'Lieu' };
const TEXTS = { saved: 'Fiche modifiée', failed: 'Impossible de modifier la fiche' };
const SAVED: Values = { name: 'Ryokan', place: 'Kyoto' };
const OPENED: OpenedRecord = { id: 'ryokan', updatedAt: '2026-03-01T10:00:00.000Z' };

/** When the editor's own save was stored. */
const STAYED_AT = '2026-03-02T12:30:00.000Z';

const save = vi.fn<(values: Values, target: SaveTarget<Values>) => Promise<string>>();
const onSaved = vi.fn();
const onCancel = vi.fn();
const onStayed = vi.fn<(id: string) => Promise<void>>();
const anything = (values: unknown): values is Values => values !== undefined;
const drafts = recordDrafts<Values>('essais', OPENED.id, anything);
const newest = async () => (await drafts.read())[0]?.values;
const killTab = () => act(() => void window.dispatchEvent(new Event('pagehide')));

function Editor() {
  const editor = useRecordEditor<Values>({
    kind: 'essais',
    collection: 'hotels',
    opened: OPENED,
    values: SAVED,
    labels: LABELS,
    check: ({ name }): Record<string, string> =>
      name.trim() === '' ? { name: 'Le nom est requis' } : {},
    save,
    toValues: ({ name, place }) =>
      typeof name === 'string' ? { name, place: String(place) } : null,
    texts: TEXTS,
    onSaved,
    onStayed,
  });
  return (
    <RecordEditorFrame editor={editor} labels={LABELS} onCancel={onCancel}>
      <LineField name="name" required />
      <LineField name="place" />
    </RecordEditorFrame>
  );
}

const publish = vi.fn<(values: Planned, target: SaveTarget<Planned>) => Promise<string>>();
const HIDDEN: Planned = { ...SAVED, published: false, publish_at: '' };
const PUBLICATION_LABELS = { ...LABELS, published: 'Publié', publish_at: 'Publier le' };

/** The editor of a record that is shown or not, and may be planned. */
function PublicationEditor({ opened, values }: { opened: OpenedRecord | null; values: Planned }) {
  const editor = useRecordEditor<Planned>({
    kind: 'essais',
    collection: 'hotels',
    shownBy: 'published',
    opened,
    values,
    labels: PUBLICATION_LABELS,
    check: () => ({}),
    save: publish,
    toValues: () => null,
    texts: TEXTS,
    onSaved,
    onStayed,
  });
  return (
    <RecordEditorFrame editor={editor} labels={PUBLICATION_LABELS} onCancel={onCancel}>
      <PlanField />
    </RecordEditorFrame>
  );
}

const field = (label: string): HTMLInputElement => screen.getByRole('textbox', { name: label });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Ctrl+S. */
const pressSave = () =>
  act(async () => void fireEvent.keyDown(window, { key: 's', ctrlKey: true }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

// jsdom focuses inert elements; browsers do not.
const giveFocus = HTMLElement.prototype.focus;
HTMLElement.prototype.focus = function focus(options) {
  if (this.closest('[inert]') === null) giveFocus.call(this, options);
};

beforeEach(async () => {
  vi.clearAllMocks();
  save.mockResolvedValue(OPENED.id);
  onStayed.mockResolvedValue();
  vi.mocked(readOwnSave).mockResolvedValue(STAYED_AT);
  for (const { slot } of await drafts.read()) await drafts.clear(slot);
});
afterEach(cleanup);

describe('saving', () => {
  test('writes the input, confirms it and leaves', async () => {
    await renderInAdmin(<Editor />);
    type('Nom', 'Ryokan Momiji');
    await press('Sauvegarder');
    const saved = { name: 'Ryokan Momiji', place: 'Kyoto' };
    expect(save).toHaveBeenCalledExactlyOnceWith(saved, { opened: OPENED, base: SAVED });
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(TEXTS.saved, undefined, undefined, [
      'hotels/ryokan',
    ]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'by the keyboard too: %o and S',
    async (keys) => {
      await renderInAdmin(<Editor />);
      type('Nom', 'Autre');
      const event = new KeyboardEvent('keydown', { key: 's', cancelable: true, ...keys });
      await act(async () => void window.dispatchEvent(event));
      expect(event.defaultPrevented).toBe(true);
      expect(save).toHaveBeenCalledOnce();
    },
  );

  test('by the keyboard stays: told by the time, the next save is based on it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:30:00Z') });
    const { leave } = await renderInAdmin(<Editor />);
    type('Nom', 'Ryokan Momiji');
    await pressSave();
    vi.useRealTimers();
    expect(onSaved).not.toHaveBeenCalled();
    expect(toastSuccess).not.toHaveBeenCalled();
    expect(closeToasts).toHaveBeenCalledWith(['hotels/ryokan']);
    expect(onStayed).toHaveBeenCalledExactlyOnceWith(OPENED.id);
    expect(screen.getByText(/^Enregistré/).textContent).toBe('Enregistré à 13\u00a0h\u00a030');
    expect(await drafts.read()).toEqual([]);

    type('Lieu', 'Ohara');
    expect(screen.getByText('Modifications non enregistrées')).toBeDefined();
    await press('Sauvegarder');
    expect(save).toHaveBeenLastCalledWith(
      { name: 'Ryokan Momiji', place: 'Ohara' },
      {
        opened: { id: OPENED.id, updatedAt: STAYED_AT },
        base: { name: 'Ryokan Momiji', place: 'Kyoto' },
      },
    );
    expect(onSaved).toHaveBeenCalledOnce();
    await leave();
    expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeDefined();
  });

  test('over what somebody else saved since, by the keyboard, stays too', async () => {
    save.mockRejectedValueOnce(new ConflictError({ ...SAVED, updated_at: STAYED_AT }));
    await renderInAdmin(<Editor />);
    type('Nom', 'Ryokan Momiji');
    await pressSave();
    await press('Garder ma version');
    expect(save).toHaveBeenCalledTimes(2);
    expect(onSaved).not.toHaveBeenCalled();
    expect(onStayed).toHaveBeenCalledOnce();
  });

  test('happens once when submitted twice', async () => {
    let finish = () => {};
    save.mockReturnValue(
      new Promise((resolve) => {
        finish = () => resolve(OPENED.id);
      }),
    );
    await renderInAdmin(<Editor />);
    type('Nom', 'Autre');
    await press('Sauvegarder');
    await press('Sauvegarde...');
    await act(async () => finish());
    expect(save).toHaveBeenCalledOnce();
  });

  test('blocks input until it is done, and restores the focus when it failed', async () => {
    let fail = (_error: Error) => {};
    save.mockReturnValue(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    await renderInAdmin(<Editor />);
    field('Nom').focus();
    type('Nom', 'Autre');
    await press('Sauvegarder');
    expect(field('Nom').closest('[inert]')).not.toBeNull();
    // As browsers do with inert elements.
    field('Nom').blur();
    await act(async () => fail(new OfflineError('There is no network.')));
    expect(field('Nom').closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(field('Nom'));
  });

  test('rejects invalid input: errors are listed, the first field has the focus', async () => {
    await renderInAdmin(<Editor />);
    type('Nom', ' ');
    await press('Sauvegarder');
    expect(save).not.toHaveBeenCalled();
    expect(toastError).toHaveBeenCalledWith('Veuillez corriger les erreurs dans le formulaire');
    expect(screen.getByText('Le nom est requis')).toBeDefined();
    expect(field('Nom').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Nom'));
    field('Lieu').focus();
    await press('Nom');
    expect(document.activeElement).toBe(field('Nom'));

    type('Nom', 'Autre');
    await press('Sauvegarder');
    expect(screen.queryByText('Le nom est requis')).toBeNull();
    expect(save).toHaveBeenCalledOnce();
  });

  test('fails offline with a clear message; nothing is lost', async () => {
    save.mockRejectedValue(new OfflineError('There is no network.'));
    await renderInAdmin(<Editor />);
    type('Nom', 'Autre');
    await press('Sauvegarder');
    expect(toastError).toHaveBeenCalledWith(
      TEXTS.failed,
      'Vous êtes hors connexion\u00a0: rien n’a été modifié. Réessayez au retour du réseau.',
    );
    expect(field('Nom').value).toBe('Autre');
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('publishing', () => {
  const planField = () => screen.getByLabelText<HTMLInputElement>('Publier le');
  const plan = (value: string) => fireEvent.change(planField(), { target: { value } });
  const buttons = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((label) => label !== 'Quitter');

  beforeEach(() => {
    publish.mockResolvedValue('ryokan');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:30:00Z') });
  });
  afterEach(() => void vi.useRealTimers());

  test('a new record has two buttons: a draft, or published', async () => {
    await renderInAdmin(<PublicationEditor opened={null} values={HIDDEN} />);
    expect(buttons()).toEqual(['Enregistrer le brouillon', 'Publier']);
    await press('Enregistrer le brouillon');
    const target = { opened: null, base: null };
    expect(publish).toHaveBeenLastCalledWith(HIDDEN, target);
    cleanup();
    await renderInAdmin(<PublicationEditor opened={null} values={HIDDEN} />);
    await press('Publier');
    expect(publish).toHaveBeenLastCalledWith({ ...HIDDEN, published: true }, target);
    expect(onSaved).toHaveBeenCalledTimes(2);
  });

  test('a new record saved by the keyboard is a draft, which is then edited', async () => {
    await renderInAdmin(<PublicationEditor opened={null} values={HIDDEN} />);
    await pressSave();
    expect(publish).toHaveBeenLastCalledWith(HIDDEN, { opened: null, base: null });
    expect(buttons()).toEqual(['Sauvegarder', 'Publier']);
    plan('2026-03-03T09:00');
    await press('Sauvegarder');
    expect(publish).toHaveBeenLastCalledWith(
      { ...HIDDEN, publish_at: '2026-03-03T09:00' },
      { opened: { id: 'ryokan', updatedAt: STAYED_AT }, base: HIDDEN },
    );
  });

  test('a published record has the one button', async () => {
    const shown = { ...HIDDEN, published: true };
    await renderInAdmin(<PublicationEditor opened={OPENED} values={shown} />);
    expect(buttons()).toEqual(['Sauvegarder']);
  });

  test('is planned for a time in Paris, which is told, and taken back', async () => {
    await renderInAdmin(<PublicationEditor opened={null} values={HIDDEN} />);
    plan('2026-03-29T02:30');
    expect(screen.getByText(/^Paraîtra le/).textContent).toBe(
      'Paraîtra le 29 mars 2026 à 3\u00a0h\u00a030.',
    );
    expect(buttons()).toEqual(['Retirer la date', 'Planifier', 'Publier maintenant']);
    await press('Planifier');
    const planned = { ...HIDDEN, publish_at: '2026-03-29T02:30' };
    expect(publish.mock.lastCall?.[0]).toEqual(planned);
    cleanup();
    await renderInAdmin(<PublicationEditor opened={OPENED} values={planned} />);
    await press('Retirer la date');
    await press('Sauvegarder');
    expect(publish.mock.lastCall?.[0]).toEqual(HIDDEN);
    cleanup();
    await renderInAdmin(<PublicationEditor opened={OPENED} values={planned} />);
    await press('Publier maintenant');
    expect(publish.mock.lastCall?.[0]).toEqual({ ...HIDDEN, published: true });
  });

  test('for a time that has passed is done at once', async () => {
    await renderInAdmin(<PublicationEditor opened={OPENED} values={HIDDEN} />);
    plan('2026-03-02T13:29');
    expect(screen.getByText(/^Cette date est passée/)).toBeDefined();
    await pressSave();
    expect(publish.mock.lastCall?.[0]).toEqual({ ...HIDDEN, published: true });
    expect(planField().value).toBe('');
    expect(buttons()).toEqual(['Sauvegarder']);
  });
});

describe('the draft', () => {
  test('comes back after the tab was killed, and is deleted by a save', async () => {
    const first = await renderInAdmin(<Editor />);
    type('Nom', 'Ryokan du Lac');
    // The browser fires this before it discards a tab.
    await killTab();
    first.unmount();

    await renderInAdmin(<Editor />);
    expect(field('Nom').value).toBe('Ryokan');
    expect(screen.getByText(/^Une saisie du/).textContent).toContain('(Nom)');
    await press('Reprendre le brouillon');
    expect(field('Nom').value).toBe('Ryokan du Lac');
    expect(screen.queryByRole('button', { name: 'Reprendre le brouillon' })).toBeNull();
    expect(screen.getByText('Modifications non enregistrées')).toBeDefined();

    await press('Sauvegarder');
    const target = { opened: OPENED, base: SAVED };
    expect(save).toHaveBeenCalledWith({ name: 'Ryokan du Lac', place: 'Kyoto' }, target);
    cleanup();
    expect(await drafts.read()).toEqual([]);
  });

  test('is stored during typing', async () => {
    await renderInAdmin(<Editor />);
    type('Lieu', 'Ohara');
    await waitFor(async () => expect(await newest()).toEqual({ name: 'Ryokan', place: 'Ohara' }));
  });

  test('is deleted when the changes are undone', async () => {
    await renderInAdmin(<Editor />);
    type('Lieu', 'Ohara');
    await waitFor(async () => expect(await newest()).toBeDefined());
    type('Lieu', 'Kyoto');
    await waitFor(async () => expect(await newest()).toBeUndefined());
  });

  test('not yet resumed stays beside the new input', async () => {
    await drafts.write('avant', { name: 'Le premier', place: 'Kyoto' }, OPENED.updatedAt);
    const first = await renderInAdmin(<Editor />);
    await screen.findByRole('button', { name: 'Reprendre le brouillon' });
    type('Nom', 'Le second');
    await killTab();
    first.unmount();

    await renderInAdmin(<Editor />);
    const names = (await drafts.read()).map(({ values }) => values.name);
    expect(names).toEqual(['Le second', 'Le premier']);
    const [newer, older] = await screen.findAllByRole('button', { name: 'Reprendre le brouillon' });
    await act(async () => void (older && fireEvent.click(older)));
    expect(field('Nom').value).toBe('Le premier');
    await act(async () => void (newer && fireEvent.click(newer)));
    expect(field('Nom').value).toBe('Le second');
  });

  test('resumed over new input makes that a draft in turn', async () => {
    await drafts.write('avant', { name: 'Le premier', place: 'Kyoto' }, OPENED.updatedAt);
    await renderInAdmin(<Editor />);
    await screen.findByRole('button', { name: 'Reprendre le brouillon' });
    type('Nom', 'Le second');
    await press('Reprendre le brouillon');
    expect(field('Nom').value).toBe('Le premier');
    await press('Reprendre le brouillon');
    expect(field('Nom').value).toBe('Le second');
    await press('Supprimer le brouillon');
    await press('Sauvegarder');
    cleanup();
    expect(await drafts.read()).toEqual([]);
  });

  test('older than somebody else’s save leads to a conflict, not to a loss', async () => {
    await drafts.write('avant', { name: 'Le mien', place: 'Kyoto' }, '2026-02-01T10:00:00.000Z');
    await renderInAdmin(<Editor />);
    await press('Reprendre le brouillon');
    await press('Sauvegarder');
    const opened = { id: OPENED.id, updatedAt: '2026-02-01T10:00:00.000Z' };
    const mine = { name: 'Le mien', place: 'Kyoto' };
    expect(save).toHaveBeenCalledWith(mine, { opened, base: SAVED });
  });

  test('can be deleted', async () => {
    await drafts.write('avant', { name: 'Vieux', place: '' }, null);
    await renderInAdmin(<Editor />);
    await press('Supprimer le brouillon');
    expect(await drafts.read()).toEqual([]);
    expect(field('Nom').value).toBe('Ryokan');
  });

  test('with other fields, or equal to the saved values, is not offered', async () => {
    await drafts.write('avant', SAVED, null);
    const first = await renderInAdmin(<Editor />);
    expect(screen.queryByRole('region', { name: 'Brouillon' })).toBeNull();
    first.unmount();
    const isObject = (values: unknown): values is object => values !== null;
    const older = recordDrafts<object>('essais', OPENED.id, isObject);
    await older.write('avant', { name: 'Sans lieu' }, null);
    await renderInAdmin(<Editor />);
    expect(screen.queryByRole('region', { name: 'Brouillon' })).toBeNull();
  });
});

describe('a conflict', () => {
  const THEIRS = { name: 'Ryokan Momiji', place: 'Kyoto', updated_at: '2026-03-02T08:00:00.000Z' };

  async function runIntoIt(stored: Record<string, unknown> | null) {
    save.mockRejectedValueOnce(new ConflictError(stored));
    const view = await renderInAdmin(<Editor />);
    type('Nom', 'Ryokan du Lac');
    await press('Sauvegarder');
    return view;
  }

  test('shows the differing fields, mine and theirs', async () => {
    await runIntoIt(THEIRS);
    const shown = within(await dialog('Modifié entre-temps'));
    expect(shown.getByText('Nom')).toBeDefined();
    expect(shown.queryByText('Lieu')).toBeNull();
    expect(shown.getByText(/Votre version/).parentElement?.textContent).toContain('Ryokan du Lac');
    expect(shown.getByText(/La leur/).parentElement?.textContent).toContain('Ryokan Momiji');
  });

  test('keeps mine, over what is stored now', async () => {
    await runIntoIt(THEIRS);
    await press('Garder ma version');
    const mine = { name: 'Ryokan du Lac', place: 'Kyoto' };
    expect(save).toHaveBeenLastCalledWith(mine, {
      opened: { id: 'ryokan', updatedAt: THEIRS.updated_at },
      base: { name: 'Ryokan Momiji', place: 'Kyoto' },
    });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('takes theirs, to edit further', async () => {
    await runIntoIt(THEIRS);
    await press('Prendre la leur');
    expect(field('Nom').value).toBe('Ryokan Momiji');
    expect(screen.queryByText('Modifications non enregistrées')).toBeNull();
    type('Lieu', 'Ohara');
    await press('Sauvegarder');
    const next = { name: 'Ryokan Momiji', place: 'Ohara' };
    expect(save).toHaveBeenLastCalledWith(next, {
      opened: { id: 'ryokan', updatedAt: THEIRS.updated_at },
      base: { name: 'Ryokan Momiji', place: 'Kyoto' },
    });
  });

  test('can be postponed: nothing is written, nothing is lost', async () => {
    await runIntoIt(THEIRS);
    const [button] = within(await dialog('Modifié entre-temps')).getAllByText(
      'Continuer à modifier',
    );
    await act(async () => void (button && fireEvent.click(button)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Nom').value).toBe('Ryokan du Lac');
    expect(save).toHaveBeenCalledOnce();
  });

  test('with a deletion: the record can be recreated', async () => {
    await runIntoIt(null);
    await dialog('Supprimé entre-temps');
    expect(screen.queryByRole('button', { name: 'Prendre la leur' })).toBeNull();
    await press('Recréer la fiche');
    const target = { opened: null, base: null, formerId: 'ryokan' };
    expect(save).toHaveBeenLastCalledWith({ name: 'Ryokan du Lac', place: 'Kyoto' }, target);
  });

  test('with an unreadable record does not claim a deletion', async () => {
    await runIntoIt({ name: 12, updated_at: THEIRS.updated_at });
    await dialog('Modifié entre-temps');
    expect(screen.queryByRole('button', { name: 'Prendre la leur' })).toBeNull();
    await press('Garder ma version');
    expect(save).toHaveBeenLastCalledWith(
      { name: 'Ryokan du Lac', place: 'Kyoto' },
      { opened: { id: 'ryokan', updatedAt: THEIRS.updated_at }, base: null },
    );
  });
});

describe('leaving', () => {
  test('asks first when there are unsaved changes, and stays when told to', async () => {
    const { leave } = await renderInAdmin(<Editor />);
    type('Nom', 'Autre');
    await leave();
    await dialog('Quitter sans enregistrer\u202f?');
    await act(
      async () =>
        void fireEvent.click(screen.getByText('Continuer à modifier', { selector: 'button' })),
    );
    expect(field('Nom').value).toBe('Autre');

    await leave();
    await press('Quitter la page');
    expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeDefined();
    expect((await newest())?.name).toBe('Autre');
  });

  test('does not ask when nothing has changed', async () => {
    const { leave } = await renderInAdmin(<Editor />);
    type('Nom', 'Autre');
    type('Nom', 'Ryokan');
    await leave();
    expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeDefined();
  });
});
