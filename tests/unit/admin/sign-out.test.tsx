// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordDraft } from '#admin/data/record-drafts.ts';
import { signOut } from '#admin/data/session.ts';
import { useLeaveGuard } from '#admin/features/editor/use-leave-guard.ts';
import { SignOutButton } from '#admin/features/session/sign-out-button.tsx';
import { leaveSignedOut } from '#admin/features/session/signed-out-note.ts';
import { renderInAdmin } from './in-admin.tsx';

const account = vi.hoisted((): { currentUser: { uid: string } | null } => ({ currentUser: null }));
vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: account }));
vi.mock('#admin/data/session.ts', () => ({ signOut: vi.fn() }));
vi.mock('#admin/features/session/signed-out-note.ts', () => ({
  leaveSignedOut: vi.fn(),
  isLeaving: () => false,
}));

function Page({ hasUnsaved }: { hasUnsaved: boolean }) {
  useLeaveGuard(() => hasUnsaved);
  return <SignOutButton />;
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: 'button' })));

const QUESTION = { name: 'Se déconnecter sans enregistrer\u202f?' };
const isText = (values: unknown): values is string => typeof values === 'string';
const draft = recordDraft('essais', 'ryokan', isText);
const as = (uid: string) => {
  account.currentUser = { uid };
};
/** What leaving does to the session. */
const endSession = async () => {
  const [[end] = []] = vi.mocked(leaveSignedOut).mock.calls;
  await end?.();
};

beforeEach(() => {
  vi.clearAllMocks();
  as('odile');
});
afterEach(cleanup);

test('signs out at once without unsaved changes', async () => {
  await renderInAdmin(<Page hasUnsaved={false} />);
  await press('Déconnexion');
});

test('asks before leaving unsaved changes; staying keeps the session', async () => {
  await renderInAdmin(<Page hasUnsaved />);
  await press('Déconnexion');
  expect(screen.getByRole('dialog', QUESTION)).toBeDefined();
  await press('Continuer à modifier');
  expect(leaveSignedOut).not.toHaveBeenCalled();

  await press('Déconnexion');
  const [, confirmed] = screen.getAllByText('Déconnexion', { selector: 'button' });
  await act(async () => void (confirmed && fireEvent.click(confirmed)));
  expect(leaveSignedOut).toHaveBeenCalledOnce();
});

test('drafts are an account’s own, and forgotten when it signs out, after a question', async () => {
  await draft.write({ values: 'Texte d’Odile', updatedAt: null, base: '' });
  as('basile');
  expect(await draft.read()).toBeNull();
  await renderInAdmin(<Page hasUnsaved={false} />);
  await press('Déconnexion');
  expect(leaveSignedOut).toHaveBeenCalledOnce();
  cleanup();
  vi.clearAllMocks();

  as('odile');
  expect(await draft.read()).toMatchObject({ values: 'Texte d’Odile' });
  await renderInAdmin(<Page hasUnsaved={false} />);
  await press('Déconnexion');
  expect(await screen.findByRole('dialog', QUESTION)).toBeDefined();
  const [, confirmed] = screen.getAllByText('Déconnexion', { selector: 'button' });
  await act(async () => void (confirmed && fireEvent.click(confirmed)));
  // Firebase forgets the account first.
  vi.mocked(signOut).mockImplementationOnce(async () => {
    account.currentUser = null;
  });
  await endSession();
  expect(signOut).toHaveBeenCalledOnce();
  as('odile');
  expect(await draft.read()).toBeNull();
  // The page is being left: an editor that is still open keeps nothing.
  await draft.write({ values: 'Texte d’Odile', updatedAt: null, base: '' });
  expect(await draft.read()).toBeNull();
});
