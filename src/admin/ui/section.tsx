import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  /** The target of links to the section. */
  id?: string;
  children: ReactNode;
};

export function Section({ title, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="border-t border-ink pt-3 pb-8">
      <h2 id={titleId} className="admin-section-title mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
