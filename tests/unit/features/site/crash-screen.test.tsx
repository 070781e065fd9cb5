// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from '#data/report.ts';
import { CrashScreen } from '#features/site/crash-screen.tsx';

vi.mock('#data/report.ts', () => ({ report: vi.fn() }));

const reload = vi.fn();
const error = new Error('panne');

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  render(<CrashScreen error={error} />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the apology', () => {
  const heading = screen.getByRole('heading', { level: 1, name: 'Une erreur est survenue' });
  expect(heading).toBeTruthy();
  expect(
    screen.getByText('Nous nous excusons pour ce désagrément. Veuillez rafraîchir la page.'),
  ).toBeTruthy();
});

test('logs the error once', () => {
  expect(report).toHaveBeenCalledExactlyOnceWith('La page a planté', error);
});

test('reloads the page on the button, not before', () => {
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Rafraîchir la page' }));
  expect(reload).toHaveBeenCalledOnce();
});
