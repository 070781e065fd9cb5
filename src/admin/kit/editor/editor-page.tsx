import { Link, useNavigate } from '@tanstack/react-router';
import { BackLink, PageHead } from '#admin/frame/page-head.tsx';
import { PreviewButton } from '#admin/frame/preview-button.tsx';
import { NEW_ID } from '#admin/kit/record-id.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { formatDate } from '#domain/text/dates.ts';
import type { EditorPageConfig } from './editor-config.ts';
import { EditorFrame } from './editor-frame.tsx';
import type { Opened } from './load-editor.ts';
import { shownPath } from './tell-saved.ts';
import { useEditor } from './use-editor.ts';

type EditorPageProps = {
  config: EditorPageConfig;
  /** The name of the list, to go back to. */
  listTitle: string;
  /** Null when there is no such record. */
  opened: Opened | null;
  editorKey: string;
};

/** The editor of a record at its own address, or a notice that there is no such record. */
export function EditorPage({ config, listTitle, opened, editorKey }: EditorPageProps) {
  const { missing = '', titles, entity } = config;
  const { section } = entity;
  const back = (
    <BackLink to="/admin/$section" params={{ section }}>
      {listTitle}
    </BackLink>
  );
  if (opened === null) {
    return (
      <>
        <PageHead title={missing} back={back} />
        <p className="text-ink-2">Cette fiche n’existe pas, ou n’existe plus.</p>
      </>
    );
  }
  return (
    <>
      <PageHead title={opened.record ? titles.edition : titles.creation} back={back}>
        {opened.record ? (
          <RecordLinks config={config} opened={opened} id={opened.record.id} />
        ) : undefined}
      </PageHead>
      <RecordEditor key={editorKey} editorKey={editorKey} config={config} opened={opened} />
    </>
  );
}

type RecordLinksProps = { config: EditorPageConfig; opened: Opened; id: string };

/** Links to the public page and to a copy, and when the record was first shown. */
function RecordLinks({ config, opened: { values, record }, id }: RecordLinksProps) {
  const path = shownPath(config, values, id);
  return (
    <>
      {path !== null && (
        <a href={path} target="_blank" rel="noopener" className={ACTION}>
          Voir la page
        </a>
      )}
      {config.copy && (
        <Link
          to="/admin/$section/$id"
          params={{ section: config.entity.section, id: NEW_ID }}
          search={{ copy: id }}
          className={ACTION}
        >
          Dupliquer
        </Link>
      )}
      <p className="py-2.5 text-small text-ink-2">
        {record?.created_at ? `Créé le ${formatDate(record.created_at)}` : 'Jamais publié'}
      </p>
    </>
  );
}

type RecordEditorProps = { config: EditorPageConfig; opened: Opened; editorKey: string };

function RecordEditor({ config, opened, editorKey }: RecordEditorProps) {
  const navigate = useNavigate();
  const { section } = config.entity;
  const toList = () => void navigate({ to: '/admin/$section', params: { section } });
  const editor = useEditor(config, opened, {
    onSaved: toList,
    onStayed: (id) =>
      navigate({
        to: '/admin/$section/$id',
        params: { section, id },
        // The editor of a new record goes on at the record's address.
        state: { editorKey },
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  });
  const { preview, Aside, Body } = config;
  const { values, record, isNew, setValue } = editor;
  const body = { values, record, isNew, setValue };
  return (
    <EditorFrame
      editor={editor}
      onCancel={toList}
      aside={Aside && <Aside {...body} />}
      actions={preview && <PreviewButton page={() => preview(values, record)} />}
    >
      <Body {...body} />
    </EditorFrame>
  );
}
