import { AddressField } from './address-field.tsx';
import { PublicationPlanField } from './controls.tsx';
import { EditorField } from './field.tsx';
import { PreviewLink } from './preview-link.tsx';
import { useEnclosingEditor } from './use-field.ts';

/** Fields of a content's publication: whether and when visitors see it, at which address, and who sees it before. */
export function PublicationFields({ hint }: { hint: string }) {
  const { isNew, entity } = useEnclosingEditor();
  return (
    <>
      {!isNew && entity.shownBy && <EditorField name={entity.shownBy} hint={hint} />}
      <PublicationPlanField />
      {entity.page?.by === 'id' && <AddressField />}
      <PreviewLink />
    </>
  );
}
