// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ARTICLE_TEXTS } from '#admin/features/articles/article-texts.ts';
import { LoadFailed } from '#admin/features/frame/page-states.tsx';
import { renderInAdmin } from '../in-admin.tsx';

vi.mock('#data/report.ts', () => ({ report: vi.fn() }));

afterEach(cleanup);

it('says that the list cannot be loaded, and offers to try again', async () => {
  const reset = vi.fn();
  const error = new Error('refused');
  await renderInAdmin(<LoadFailed error={error} reset={reset} title={ARTICLE_TEXTS.listFailed} />);
  expect(screen.getByRole('heading', { name: 'Impossible de charger les articles' })).toBeDefined();
  screen.getByRole('button', { name: 'Réessayer' }).click();
  expect(reset).toHaveBeenCalledOnce();
});
