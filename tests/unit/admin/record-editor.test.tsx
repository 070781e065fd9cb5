// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLastWrite } from '#admin/data/last-write.ts';
import { readOwnSave } from '#admin/data/read-records.ts';
import { recordDraft } from '#admin/data/record-drafts.ts';
import { OfflineError } from '#admin/data/require-online.ts';
import { ConflictError } from '#admin/data/save-record.ts';
import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { PlanField } from '#admin/features/editor/plan-field.tsx';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import type { OpenedRecord, SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { closeToasts, toastError, toastSuccess } from '#ui/toast/toast.ts';
import { renderInAdmin } from './in-admin.tsx';

vi.mock('#admin/data/last-write.ts', () => ({ readLastWrite: vi.fn() }));
vi.mock('#admin/data/read-records.ts', () => ({ readOwnSave: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({
  closeToasts: vi.fn(),
  toastSuccess: vi.fn(),
  toastError: vi.fn(),
}));

type Values = { name: string; place: string };
type Planned = Values & { published: boolean; publish_at: string };

const { LineField } = editorFields<Values>();
const LABELS = { name: 'Nom', place: 'Lieu' };
const TEXTS = {
  saved: 'Fiche modifiée',
  failed: 'Impossible de modifier la fiche',
  planned: 'La fiche sera publiée le',
};
const SAVED: Values = { name: 'Ryokan', place: 'Kyoto' };
const OPENED: OpenedRecord = { id: 'ryokan', updatedAt: '2026-03-01T10:00:00.000Z' };

/** When the editor's own save was stored. */
const STAYED_AT = '2026-03-02T12:30:00.000Z';

const save = vi.fn<(values: Values, target: SaveTarget<Values>) => Promise<string>>();
const onSaved = vi.fn();
const onCancel = vi.fn();
const onStayed = vi.fn<(id: string) => Promise<void>>();
const anything = (values: unknown): values is Values => values !== undefined;
const draft = recordDraft<Values>('essais', OPENED.id, anything);
const kept = async () => (await draft.read())?.values;
const keepDraft = (values: Values) =>
  draft.write({ values, updatedAt: OPENED.updatedAt, base: SAVED });
const killTab = () => act(() => void window.dispatchEvent(new Event('pagehide')));

/** `refused` is a name and a place that do not go together. */
function Editor({ refused = '' }) {
  const editor = useRecordEditor<Values>({
    kind: 'essais',
    collection: 'hotels',
    opened: OPENED,
    values: SAVED,
    labels: LABELS,
    check: ({ name, place }): Record<string, string> => {
      if (`${name}, ${place}` === refused) return { name: 'Pas ce nom en ce lieu' };
      return name.trim() === '' ? { name: 'Le nom est requis' } : {};
    },
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
    toValues: ({ published }) => (published === true ? { ...HIDDEN, published } : null),
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
  vi.mocked(readOwnSave).mockResolvedValue({ updated_at: STAYED_AT });
  vi.mocked(readLastWrite).mockImplementation(async (_collection, _id, stored) => ({
    by: 'camille@exemple.fr',
    isOwn: false,
    at: stored === null ? STAYED_AT : String(stored.updated_at),
  }));
  await draft.clear();
});
afterEach(cleanup);

describe('saving', () => {
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
    expect(await draft.read()).toBeNull();

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
    expect(save).toHaveBeenCalledTimes(2);
    expect(onSaved).not.toHaveBeenCalled();
    expect(onStayed).toHaveBeenCalledOnce();
    // Nothing was taken over.
    expect(toastSuccess).not.toHaveBeenCalled();
  });

  test('by the keyboard goes on with what is stored', async () => {
    const stored = { name: 'Ryokan Momiji', updated_at: STAYED_AT };
    vi.mocked(readOwnSave).mockResolvedValue(stored);
    await renderInAdmin(<Editor />);
    type('Nom', ' Ryokan  Momiji ');
    await pressSave();
    expect(field('Nom').value).toBe('Ryokan Momiji');
    type('Lieu', 'Ohara');
    await press('Sauvegarder');
    const base = { name: 'Ryokan Momiji', place: 'Kyoto' };
    expect(save.mock.lastCall?.[1].base).toEqual(base);
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
});

describe('publishing', () => {
  const planField = () => screen.getByLabelText<HTMLInputElement>('Publier le');
  const plan = (value: string) => fireEvent.change(planField(), { target: { value } });
  const lastNote = () => vi.mocked(toastSuccess).mock.lastCall?.[1];
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
    const when = 'La fiche sera publiée le 29 mars 2026 à 3\u00a0h\u00a030';
    expect(lastNote()).toBe(when);
    cleanup();
    await renderInAdmin(<PublicationEditor opened={OPENED} values={planned} />);
    await press('Sauvegarder');
    expect(lastNote()).toBeUndefined();
    cleanup();
    await renderInAdmin(<PublicationEditor opened={OPENED} values={planned} />);
    await press('Retirer la date');
    await press('Sauvegarder');
    expect(publish.mock.lastCall?.[0]).toEqual(HIDDEN);
    expect(lastNote()).toBeUndefined();
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
  const resume = 'Reprendre le brouillon';

  test('comes back after the tab was killed, and is deleted by a save', async () => {
    const first = await renderInAdmin(<Editor />);
    type('Nom', 'Ryokan du Lac');
    // The browser fires this before it discards a tab.
    await killTab();
    first.unmount();

    await renderInAdmin(<Editor />);
    expect(field('Nom').value).toBe('Ryokan');
    expect(screen.getByText(/^Une saisie du/).textContent).toContain('(Nom)');
    await press(resume);
    expect(field('Nom').value).toBe('Ryokan du Lac');
    expect(screen.queryByRole('button', { name: resume })).toBeNull();

    await press('Sauvegarder');
    const target = { opened: OPENED, base: SAVED };
    expect(save).toHaveBeenCalledWith({ name: 'Ryokan du Lac', place: 'Kyoto' }, target);
    cleanup();
    expect(await draft.read()).toBeNull();
  });

  test('is stored during typing, and deleted when the changes are undone', async () => {
    await renderInAdmin(<Editor />);
    type('Lieu', 'Ohara');
    await waitFor(async () => expect(await kept()).toEqual({ name: 'Ryokan', place: 'Ohara' }));
    type('Lieu', 'Kyoto');
    await waitFor(async () => expect(await kept()).toBeUndefined());
  });

  test('not yet resumed stays on offer beside the new input, which takes its place', async () => {
    await keepDraft({ name: 'Le premier', place: 'Kyoto' });
    const first = await renderInAdmin(<Editor />);
    await screen.findByRole('button', { name: resume });
    type('Nom', 'Le second');
    await press(resume);
    expect(field('Nom').value).toBe('Le premier');
    await press(resume);
    expect(field('Nom').value).toBe('Le second');
    await killTab();
    first.unmount();
    expect((await kept())?.name).toBe('Le second');
  });

  test('not yet resumed survives a save of something else', async () => {
    await keepDraft({ name: 'Le premier', place: 'Kyoto' });
    await renderInAdmin(<Editor />);
    await screen.findByRole('button', { name: resume });
    type('Nom', 'Le second');
    await press('Sauvegarder');
    cleanup();
    expect((await kept())?.name).toBe('Le premier');
  });

  test('older than somebody else’s save is based on what was opened then', async () => {
    const updatedAt = '2026-02-01T10:00:00.000Z';
    const base = { name: 'Ryokan', place: 'Nara' };
    await draft.write({ values: { name: 'Le mien', place: 'Nara' }, updatedAt, base });
    await renderInAdmin(<Editor />);
    await press(resume);
    await press('Sauvegarder');
    const target = { opened: { id: OPENED.id, updatedAt }, base };
    expect(save).toHaveBeenCalledWith({ name: 'Le mien', place: 'Nara' }, target);
  });

  test('can be deleted', async () => {
    await keepDraft({ name: 'Vieux', place: '' });
    await renderInAdmin(<Editor />);
    await press('Supprimer le brouillon');
    expect(await draft.read()).toBeNull();
    expect(field('Nom').value).toBe('Ryokan');
  });

  test('with other fields, or equal to the saved values, is not offered', async () => {
    await keepDraft(SAVED);
    const first = await renderInAdmin(<Editor />);
    expect(screen.queryByRole('region', { name: 'Brouillon' })).toBeNull();
    first.unmount();
    const isObject = (values: unknown): values is object => values !== null;
    const older = recordDraft<object>('essais', OPENED.id, isObject);
    await older.write({ values: { name: 'Sans lieu' }, updatedAt: null, base: null });
    await renderInAdmin(<Editor />);
    expect(screen.queryByRole('region', { name: 'Brouillon' })).toBeNull();
  });
});

describe('a conflict', () => {
  const THEIRS = { name: 'Ryokan Momiji', place: 'Kyoto', updated_at: '2026-03-02T08:05:00.000Z' };
  const NOW = { id: 'ryokan', updatedAt: THEIRS.updated_at };

  async function runIntoIt(stored: Record<string, unknown> | null) {
    save.mockRejectedValueOnce(new ConflictError(stored));
    const view = await renderInAdmin(<Editor />);
    type('Nom', 'Ryokan du Lac');
    await press('Sauvegarder');
    return view;
  }

  test('that makes both together invalid is shown at its field, to be corrected', async () => {
    save.mockRejectedValueOnce(new ConflictError({ ...SAVED, place: 'Nara', updated_at: 'b' }));
    await renderInAdmin(<Editor refused="Ryokan du Lac, Nara" />);
    type('Nom', 'Ryokan du Lac');
    await press('Sauvegarder');
    expect(save).toHaveBeenCalledOnce();
    expect(field('Lieu').value).toBe('Nara');
    expect(field('Nom').value).toBe('Ryokan du Lac');
    expect(document.activeElement).toBe(field('Nom'));
    expect(screen.getByText('Pas ce nom en ce lieu')).toBeDefined();
    type('Nom', 'Ryokan');
    type('Lieu', 'Ohara');
    await press('Sauvegarder');
    expect(save).toHaveBeenLastCalledWith(
      { name: 'Ryokan', place: 'Ohara' },
      { opened: { id: 'ryokan', updatedAt: 'b' }, base: { name: 'Ryokan', place: 'Nara' } },
    );
  });

  test('that follows while one chooses is a conflict again', async () => {
    await runIntoIt(THEIRS);
    const later = { ...THEIRS, name: 'Ryokan Hana', updated_at: '2026-03-02T08:10:00.000Z' };
    save.mockRejectedValueOnce(new ConflictError(later));
    await press('Enregistrer ces choix');
    const group = screen.getByRole('group', { name: 'Nom' });
    expect(group.textContent).toContain('Ryokan Hana');
    await press('Enregistrer ces choix');
    expect(save.mock.lastCall?.[0].name).toBe('Ryokan du Lac');
    expect(save.mock.lastCall?.[1].opened?.updatedAt).toBe(later.updated_at);
  });

  test('with a deletion: who and when, and the record can be recreated', async () => {
    await runIntoIt(null);
    const shown = within(await dialog('Supprimé entre-temps'));
    expect(shown.getByText(/^camille@exemple.fr a supprimé cette fiche le 2 mars/)).toBeDefined();
    await press('Recréer la fiche');
    const target = { opened: null, base: null, formerId: 'ryokan' };
    expect(save).toHaveBeenLastCalledWith({ name: 'Ryokan du Lac', place: 'Kyoto' }, target);
  });

  test('with an unreadable record does not claim a deletion', async () => {
    await runIntoIt({ name: 12, updated_at: THEIRS.updated_at });
    await dialog('Modifié entre-temps');
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Garder ma version');
    expect(save).toHaveBeenLastCalledWith(
      { name: 'Ryokan du Lac', place: 'Kyoto' },
      { opened: NOW, base: null },
    );
  });

  test('of a planned and a published record is chosen, not settled unseen', async () => {
    const stored = { ...HIDDEN, published: true, updated_at: THEIRS.updated_at };
    publish.mockRejectedValueOnce(new ConflictError(stored));
    await renderInAdmin(<PublicationEditor opened={OPENED} values={HIDDEN} />);
    fireEvent.change(screen.getByLabelText('Publier le'), {
      target: { value: '2126-03-03T09:00' },
    });
    await press('Sauvegarder');
    await dialog('Modifié entre-temps');
    expect(publish).toHaveBeenCalledOnce();
    await press('Enregistrer ces choix');
    const mine = { ...HIDDEN, publish_at: '2126-03-03T09:00' };
    expect(publish.mock.lastCall?.[0]).toEqual(mine);
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
    expect((await kept())?.name).toBe('Autre');
  });

  test('does not ask when nothing has changed', async () => {
    const { leave } = await renderInAdmin(<Editor />);
    type('Nom', 'Autre');
    type('Nom', 'Ryokan');
    await leave();
    expect(await screen.findByRole('heading', { name: 'Ailleurs' })).toBeDefined();
  });
});
