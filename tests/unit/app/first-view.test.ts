import { expect, test } from 'vitest';
import { addRouteScriptNames } from '#app/first-view.ts';

test('the html tag of a rendered page names each script of its routes once', () => {
  const scripts = { '/_site/': ['/app.js', '/home.js'], '/_site/about': ['/app.js', '/about.js'] };
  expect(
    addRouteScriptNames('<html lang="fr"><p></p></html>', scripts, [
      '__root__',
      '/_site/',
      '/_site/about',
    ]),
  ).toBe('<html lang="fr" data-first data-scripts="/app.js /home.js /about.js"><p></p></html>');
});
