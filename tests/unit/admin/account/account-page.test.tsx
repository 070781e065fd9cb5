// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changePassword,
  confirmEnrolment,
  endSessions,
  giveCode,
  readAccount,
  renewRecoveryCodes,
  startEnrolment,
  turnOff,
} from '#admin/data/own-account.ts';
import { type Session, signOut } from '#admin/data/session.ts';
import { AccountPage } from '#admin/features/account/account-page.tsx';
import { RequiredEnrolment } from '#admin/features/account/required-enrolment.tsx';
import { LoginPage } from '#admin/features/session/login-page.tsx';
import { SignInForm } from '#admin/features/session/sign-in-form.tsx';
import { leaveSignedOut } from '#admin/features/session/signed-out-note.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { renderInAdmin } from '../in-admin.tsx';

const known = vi.hoisted((): { session: unknown } => ({ session: null }));
vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: { currentUser: { uid: 'odile' } } }));
vi.mock('#admin/data/session.ts', () => ({ useSession: () => known.session, signOut: vi.fn() }));
vi.mock('#admin/features/session/signed-out-note.ts', () => ({
  leaveSignedOut: vi.fn(),
  takeSignedOutNote: () => false,
}));
vi.mock('#admin/data/own-account.ts', () => ({
  changePassword: vi.fn(),
  confirmEnrolment: vi.fn(),
  endSessions: vi.fn(),
  giveCode: vi.fn(),
  readAccount: vi.fn(),
  renewRecoveryCodes: vi.fn(),
  startEnrolment: vi.fn(),
  turnOff: vi.fn(),
}));
vi.mock('#ui/toast/toast.ts', () => ({
  toastSuccess: vi.fn(),
  toastError: vi.fn(),
  toastInfo: vi.fn(),
}));

const CODE = /^Code( \*)?$/;
const EMAIL = 'odile@example.org';
const CODES = ['abcdefgh2345qrst', 'bcdefgh2345qrstu'];
const WRONG = new FirebaseError('functions/failed-precondition', 'Ce code n’est pas valable');

const WEAK = new FirebaseError(
  'functions/failed-precondition',
  'Ce mot de passe se devine trop vite',
);

function as(session: Partial<Session>): void {
  known.session = { uid: 'odile', email: EMAIL, ...session };
}
const signedIn = (hasSecondFactor: boolean) =>
  as({ status: 'signed-in', isAdmin: true, hasSecondFactor });

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** The sign-in page, and a button by which it learns the session, as it does by itself elsewhere. */
function Login({ onSignedIn }: { onSignedIn: () => void }) {
  const [, learn] = useState('');
  return (
    <>
      <LoginPage Enrolment={RequiredEnrolment} onSignedIn={onSignedIn} />
      <button type="button" onClick={() => learn('now')}>
        Apprendre la session
      </button>
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readAccount).mockResolvedValue({
    enrolledAt: '2026-03-01T10:00:00.000Z',
    codesLeft: 9,
  });
});
afterEach(cleanup);

test('a second factor is enrolled: password, QR code, first code, recovery codes shown once', async () => {
  signedIn(false);
  vi.mocked(startEnrolment).mockResolvedValue({ secret: 'gezdgnbv', uri: 'otpauth://totp/x' });
  vi.mocked(confirmEnrolment).mockRejectedValueOnce(WRONG).mockResolvedValueOnce(CODES);
  await renderInAdmin(<AccountPage />);
  await press('Activer le second facteur');
  await press('Continuer');
  expect(screen.getByText('Le mot de passe est requis')).toBeDefined();
  type(/^Votre mot de passe/, 'grand-sejour');
  await press('Continuer');
  expect(startEnrolment).toHaveBeenCalledExactlyOnceWith({
    email: EMAIL,
    password: 'grand-sejour',
  });
  expect(screen.getByRole('img', { name: /Code QR/ })).toBeDefined();
  expect(screen.getByText('gezd-gnbv')).toBeDefined();

  type(CODE, '12 34');
  await press('Activer');
  expect(screen.getByText('Saisissez les six chiffres de votre application')).toBeDefined();
  type(CODE, '123 456');
  await press('Activer');
  expect(confirmEnrolment).toHaveBeenCalledExactlyOnceWith('123456');
  expect(screen.getByText('Ce code n’est pas valable')).toBeDefined();
  type(CODE, '654321');
  await press('Activer');
  expect(screen.getByText('abcd-efgh-2345-qrst')).toBeDefined();
  await press('J’ai gardé ces codes');
  expect(screen.queryByText('abcd-efgh-2345-qrst')).toBeNull();
});

test('recovery codes are renewed, and the second factor turned off, for a code', async () => {
  signedIn(true);
  vi.mocked(renewRecoveryCodes).mockResolvedValue(CODES);
  await renderInAdmin(<AccountPage />);
  expect(screen.getByText(/Il vous reste 9\scodes de secours/)).toBeDefined();
  await press('Renouveler les codes de secours');
  type(CODE, 'ABCD-efgh-2345-qrst');
  await press('Renouveler');
  expect(renewRecoveryCodes).toHaveBeenCalledExactlyOnceWith('abcdefgh2345qrst');
  await press('J’ai gardé ces codes');
  await press('Désactiver');
  await press('Annuler');
  expect(turnOff).not.toHaveBeenCalled();
});

test('the password is changed: twelve characters, and a code where there is a second factor', async () => {
  signedIn(true);
  await renderInAdmin(<AccountPage />);
  type(/^Mot de passe actuel/, 'grand-sejour');
  type(/^Nouveau mot de passe/, 'onze signes');
  await press('Changer le mot de passe');
  expect(screen.getByText('12 caractères au moins')).toBeDefined();
  expect(changePassword).not.toHaveBeenCalled();
  type(/^Nouveau mot de passe/, 'douze signes.');
  type(/^Code du second facteur/, '123456');
  vi.mocked(changePassword).mockRejectedValueOnce(WRONG);
  await press('Changer le mot de passe');
  expect(toastError).toHaveBeenCalledWith(
    'Le mot de passe n’a pas été changé',
    'Ce code n’est pas valable',
  );
  await press('Changer le mot de passe');
  expect(changePassword).toHaveBeenLastCalledWith(
    { email: EMAIL, password: 'grand-sejour' },
    { password: 'douze signes.', code: '123456' },
  );
  expect(toastSuccess).toHaveBeenCalledOnce();
  expect(screen.getByLabelText(/^Mot de passe actuel/)).toHaveProperty('value', '');
});

test('a password that is soon guessed is refused beside its field', async () => {
  signedIn(false);
  await renderInAdmin(<AccountPage />);
  type(/^Mot de passe actuel/, 'grand-sejour');
  type(/^Nouveau mot de passe/, 'azertyuiop12');
  const details = { reason: 'guessable' };
  vi.mocked(changePassword).mockRejectedValueOnce(Object.assign(WEAK, { details }));
  await press('Changer le mot de passe');
  const field = screen.getByLabelText(/^Nouveau mot de passe/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Ce mot de passe se devine trop vite')).toBeDefined();
  expect(toastError).not.toHaveBeenCalled();
});

test('« Se déconnecter partout » ends all sessions, and leaves', async () => {
  signedIn(false);
  await renderInAdmin(<AccountPage />);
  await press('Se déconnecter partout');
  const [[end] = []] = vi.mocked(leaveSignedOut).mock.calls;
  await end?.();
  expect(endSessions).toHaveBeenCalledOnce();
});

test('a second factor that is required is enrolled before entering, and its codes shown', async () => {
  as({ status: 'enrolment-missing' });
  const onSignedIn = vi.fn();
  await renderInAdmin(<Login onSignedIn={onSignedIn} />);
  expect(screen.getByText(/un second facteur vous est demandé/)).toBeDefined();
  vi.mocked(startEnrolment).mockResolvedValue({ secret: 'abcd', uri: 'otpauth://totp/x' });
  vi.mocked(confirmEnrolment).mockImplementation(async () => {
    signedIn(true);
    return CODES;
  });
  type(/^Votre mot de passe/, 'grand-sejour');
  await press('Continuer');
  type(CODE, '123456');
  await press('Activer');
  await press('Apprendre la session');
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(screen.getByText('abcd-efgh-2345-qrst')).toBeDefined();
  await press('J’ai gardé ces codes');
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('who does not enrol it is signed out', async () => {
  as({ status: 'enrolment-missing' });
  await renderInAdmin(<Login onSignedIn={vi.fn()} />);
  vi.mocked(signOut).mockImplementation(async () => as({ status: 'signed-out' }));
  await press('Annuler');
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeDefined();
});

test('signing in asks for the code after the password', async () => {
  as({ status: 'code-missing' });
  vi.mocked(giveCode).mockRejectedValueOnce(WRONG).mockResolvedValueOnce(9);
  const onSignedIn = vi.fn();
  await renderInAdmin(<SignInForm onSignedIn={onSignedIn} />);
  type(CODE, '123456');
  await press('Continuer');
  expect(screen.getByText('Ce code n’est pas valable')).toBeDefined();
  expect(onSignedIn).not.toHaveBeenCalled();
  type(CODE, 'abcd-efgh-2345-qrst');
  await press('Continuer');
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(toastInfo).toHaveBeenCalledWith(
    'Il vous reste 9\u00a0codes de secours',
    expect.any(String),
  );
});
