import type { ReactNode } from 'react';

type FormSectionProps = {
  id?: string;
  titleId: string;
  title: string;
  children: ReactNode;
  formId: string;
  form: ReactNode;
};

export function SectionWithForm({ id, titleId, title, children, formId, form }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={id === undefined ? undefined : -1}
      className="page-grid pt-19 md:pt-28 gap-y-8 outline-none"
    >
      <div className="md:col-span-12 lg:col-span-4">
        <p aria-hidden="true" className="numeral">
          I
        </p>
        <h2 id={titleId} className="title text-section mt-4 text-[2.5rem]">
          {title}
        </h2>
        {children}
      </div>
      <div id={formId} className="md:col-span-12 lg:col-span-8 lg:col-start-5">
        {form}
      </div>
    </section>
  );
}
