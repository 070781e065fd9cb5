import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { createContext, use } from 'react';
import { ALT_HINT, ALT_LABEL } from '#admin/kit/pictures/photo-words.tsx';
import { UploadRow } from '#admin/kit/pictures/upload-list.tsx';
import type { Uploads } from '#admin/kit/pictures/use-uploads.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { ALT_MAX, CAPTION_MAX } from '#domain/site/limits.ts';

export const UploadsContext = createContext<Uploads | null>(null);

const reveal = (figure: HTMLElement | null) => figure?.scrollIntoView({ block: 'nearest' });

export function FigureView({ node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { src, alt, caption, upload } = node.attrs;
  const context = use(UploadsContext);
  const awaited = context?.uploads.find(({ id }) => id === upload);
  const cancel = () => {
    if (awaited) context?.cancel(awaited);
    deleteNode();
  };
  if (upload !== null) {
    return (
      <NodeViewWrapper as="figure" ref={reveal} className="bg-paper p-4">
        {awaited && (
          <UploadRow upload={awaited} onRetry={() => context?.retry(awaited)} onCancel={cancel} />
        )}
      </NodeViewWrapper>
    );
  }
  return (
    <NodeViewWrapper as="figure" className="bg-paper">
      <img src={src} alt={alt ?? ''} data-drag-handle />
      <div className="grid gap-x-6 px-4 pt-4 md:grid-cols-2">
        <TextInput
          label={ALT_LABEL}
          hint={ALT_HINT}
          value={alt ?? ''}
          maxLength={ALT_MAX}
          onChange={({ target }) => updateAttributes({ alt: target.value })}
        />
        <TextInput
          label="Légende"
          hint="Affichée sous l’image"
          value={caption}
          maxLength={CAPTION_MAX}
          onChange={({ target }) => updateAttributes({ caption: target.value })}
        />
      </div>
      <Button size="sm" variant="outline" className="mx-4 mb-4" onClick={deleteNode}>
        Retirer l’image
      </Button>
    </NodeViewWrapper>
  );
}
