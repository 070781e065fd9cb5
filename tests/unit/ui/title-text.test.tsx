// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TitleWithUnbrokenCompounds } from '#ui/title-text.tsx';

test.each([
  ['Une nuit en wagon-lit, du lac de Thoune', ['wagon-lit']],
  ['Saint-Jean-Cap-Ferrat et Porto-Vecchio', []],
])('only the short compounds of « %s » stay on one line', (title, unbroken) => {
  const { container } = render(<TitleWithUnbrokenCompounds title={title} />);
  expect(container.textContent).toBe(title);
  expect([...container.querySelectorAll('span')].map((one) => one.textContent)).toEqual(unbroken);
});
