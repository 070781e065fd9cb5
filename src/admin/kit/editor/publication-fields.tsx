import { AddressField } from './address-field.tsx';
import { PlanField } from './controls.tsx';
import { Field } from './field.tsx';
import { PreviewLink } from './preview-link.tsx';
import { useEnclosingEditor } from './use-field.ts';

/** Fields of a content's publication: whether and when visitors see it, at which address, and who sees it before. */
export function PublicationFields({ hint }: { hint: string }) {
  const { isNew, entity } = useEnclosingEditor();
  return (
    <>
      {!isNew && entity.shownBy && <Field name={entity.shownBy} hint={hint} />}
      <PlanField />
      {entity.page?.by === 'id' && <AddressField />}
      <PreviewLink />
    </>
  );
}
