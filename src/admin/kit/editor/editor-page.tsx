import { useNavigate } from '@tanstack/react-router';
import { BackLink, PageHead } from '#admin/frame/page-head.tsx';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { ACTION } from '#admin/ui/looks.ts';
import type { EditorConfig } from './editor-config.ts';
import type { Opened } from './load-editor.ts';
import { RecordEditor } from './record-editor.tsx';
import { shownPath } from './tell-saved.ts';

type EditorPageProps = {
  config: EditorConfig;
  opened: Opened;
  editorKey: string;
};

/** The page of a record's editor, with a link to the public page. */
export function EditorPage({ config, opened, editorKey }: EditorPageProps) {
  const navigate = useNavigate();
  const { entity } = config;
  const { title, edition, creation } = textsOf(entity);
  const list = { to: '/admin/$section', params: { section: entity.section } } as const;
  const { record, values } = opened;
  const path = record && shownPath(config, values, record.id);
  return (
    <>
      <PageHead title={record ? edition : creation} back={<BackLink {...list}>{title}</BackLink>}>
        {path ? (
          <a href={path} target="_blank" rel="noopener" className={ACTION}>
            Voir la page
          </a>
        ) : undefined}
      </PageHead>
      <RecordEditor
        key={editorKey}
        editorKey={editorKey}
        config={config}
        opened={opened}
        onLeave={() => void navigate(list)}
      />
    </>
  );
}
