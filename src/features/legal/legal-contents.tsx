import { LEGAL_SECTIONS } from './legal-sections.ts';

/** The contents, which stay beside the text where there is room. */
export function LegalContents() {
  return (
    <nav
      aria-labelledby="sommaire"
      className="pb-11 md:sticky md:top-8 md:col-span-3 md:self-start md:pb-0"
    >
      <h2 id="sommaire" className="small-caps text-gold-text">
        Sommaire
      </h2>
      <ol className="mt-3">
        {LEGAL_SECTIONS.map(({ id, title }) => (
          <li key={id} className="border-b border-rule">
            <a href={`#${id}`} className="flex min-h-11 items-center py-2 text-ui">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
