import type { ReactNode } from 'react';
import { LEGAL_SECTIONS, type LegalSectionId } from '#content/legal.ts';

export function LegalSection({ id, children }: { id: LegalSectionId; children: ReactNode }) {
  const { title } = LEGAL_SECTIONS.find((section) => section.id === id) ?? LEGAL_SECTIONS[0];
  return (
    <section
      aria-labelledby={id}
      className="border-t border-rule pt-7.5 pb-11 first:border-ink md:pb-14"
    >
      <h2 id={id} tabIndex={-1} className="sub-title">
        {title}
      </h2>
      <div className="reading-text mt-4 [&>h3]:mt-7.5 [&>h3]:text-body [&>h3]:font-medium [&>h3+*]:mt-2 [&_a]:link-text">
        {children}
      </div>
    </section>
  );
}

export function Details({ rows }: { rows: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className="mt-4 border-t border-rule text-ui/[1.5]">
      {rows
        .filter(({ text }) => text !== '')
        .map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-3.5 sm:grid-cols-[13rem_1fr]"
          >
            <dt className="font-medium">{term}</dt>
            <dd className="wrap-anywhere text-ink-2">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
