// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  renderMail,
  renderMailButton,
  renderMailFieldTable,
  renderMailParagraph,
  renderMailQuote,
} from '../../../functions/src/mail/layout.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

type MailContent = Parameters<typeof renderMail>[0];

const content = (changes: Partial<MailContent> = {}): MailContent => ({
  title: 'Titre',
  blocks: [
    renderMailParagraph('Un paragraphe.'),
    renderMailFieldTable([
      { label: 'Téléphone', value: '06', href: 'tel:+336' },
      { label: 'Budget', value: '2' },
    ]),
    renderMailQuote('Ligne 1\nLigne 2'),
    renderMailButton('Appeler', 'tel:+336'),
    renderMailButton('Voir', 'https://www.example.org/a?b=1&c=2', false),
  ],
  footnote: 'Pourquoi ce courriel.',
  ...changes,
});

const parse = (mail: MailContent) =>
  new DOMParser().parseFromString(renderMail(mail).html, 'text/html');

describe('an email', () => {
  it('a mail has the same content as HTML and as plain text', () => {
    const { text } = renderMail(content());
    const page = parse(content());
    expect(page.documentElement.lang).toBe('fr');
    expect(page.querySelector('h1')?.textContent).toBe('Titre');
    for (const words of ['Grand Séjour', 'Titre', 'Un paragraphe.', 'Pourquoi ce courriel.']) {
      expect(page.body.textContent).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Téléphone\u00a0: 06\nBudget\u00a0: 2');
    expect(text).toContain('> Ligne 1\n> Ligne 2');
    expect(text).toContain('Voir\u00a0: https://www.example.org/a?b=1&c=2');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:+336', 'tel:+336', 'https://www.example.org/a?b=1&c=2']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a b', ''])(
    'a mail does not link to %o',
    (href) => {
      const fields = renderMailFieldTable([{ label: 'x', value: 'y', href }]);
      const page = parse(content({ blocks: [renderMailButton('x', href), fields] }));
      expect(page.querySelectorAll('a')).toHaveLength(0);
      expect(page.body.textContent).toContain('y');
    },
  );

  it('a mail contains no bidirectional control characters', () => {
    const { html, text } = renderMail(content({ title: 'a\u202Ecod.exe\u2066' }));
    expect(`${html}${text}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  it('a mail has the same markup whatever its texts contain', async () => {
    const shape = (mail: MailContent) =>
      [...parse(mail).querySelectorAll('*')]
        .filter(({ tagName }) => tagName !== 'BR')
        .map((element) => `${element.tagName}:${element.getAttributeNames().join()}`)
        .join(' ');
    const expected = shape(content());
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</style>', '<!--', '-->', '"><img src=x>', "' onclick='x", ']]>', '&#60;b>'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (words) => {
        // happy-dom frees parsed pages only between two tasks.
        await setImmediate();
        const mail = content({
          title: words,
          footnote: words,
          blocks: [
            renderMailParagraph(words),
            renderMailFieldTable([
              { label: words, value: words, href: 'tel:+336' },
              { label: words, value: words },
            ]),
            renderMailQuote(words),
            renderMailButton(words, 'tel:+336'),
            renderMailButton(words, 'https://www.example.org/', false),
          ],
        });
        expect(shape(mail)).toBe(expected);
      }),
      fuzzRuns(25),
    );
  });
});
