// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '#admin/data/session.ts';
import { useLeaveGuard } from '#admin/features/editor/use-leave-guard.ts';
import { SignOutButton } from '#admin/features/session/sign-out-button.tsx';
import { leaveSignedOut } from '#admin/features/session/signed-out-note.ts';
import { renderInAdmin } from './in-admin.tsx';

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

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

test('signs out at once without unsaved changes', async () => {
  await renderInAdmin(<Page hasUnsaved={false} />);
  await press('Déconnexion');
  expect(leaveSignedOut).toHaveBeenCalledExactlyOnceWith(signOut);
});

test('asks before leaving unsaved changes; staying keeps the session', async () => {
  await renderInAdmin(<Page hasUnsaved />);
  await press('Déconnexion');
  expect(
    screen.getByRole('dialog', { name: 'Se déconnecter sans enregistrer\u202f?' }),
  ).toBeDefined();
  await press('Continuer à modifier');
  expect(leaveSignedOut).not.toHaveBeenCalled();

  await press('Déconnexion');
  const [, confirmed] = screen.getAllByText('Déconnexion', { selector: 'button' });
  await act(async () => void (confirmed && fireEvent.click(confirmed)));
  expect(leaveSignedOut).toHaveBeenCalledExactlyOnceWith(signOut);
});
