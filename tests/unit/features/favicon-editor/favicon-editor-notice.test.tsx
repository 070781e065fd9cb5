// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FaviconEditorNotice } from '#features/favicon-editor/favicon-editor-notice.tsx';

test('the page only says that the editor is turned off to avoid favicon conflicts', () => {
  render(<FaviconEditorNotice />);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(
    screen.getByText(
      'L’éditeur est temporairement désactivé, afin d’éviter les conflits de favicon.',
    ),
  ).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
