// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageLoading, PagePending } from '#features/site/page-pending.tsx';

afterEach(cleanup);

/** What the style sheet hides until its delay has passed. */
const hiddenFor = (text: string | RegExp) =>
  screen.getByText(text).closest<HTMLElement>('.appear-late')?.style.animationDelay;

test.each([
  ['a page', <PagePending key="page" />],
  ['a hotel or an article', <PageLoading key="hotel">Chargement de l’hôtel…</PageLoading>],
])('%s that is long in coming says after 5 s that the line is slow', (_, waiting) => {
  render(waiting);
  expect(screen.getByText(/^Chargement de/)).toBeDefined();
  expect(hiddenFor(/^La connexion est lente\s: la page arrive\.$/)).toBe('5s');
});
