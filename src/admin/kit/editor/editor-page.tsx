import { Link, useNavigate } from '@tanstack/react-router';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import { NEW_ID } from '#admin/kit/record-id.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { publicPage } from '#domain/admin/entities.ts';
import { formatDate } from '#domain/text/dates.ts';
import type { EditorPageConfig } from './editor-config.ts';
import { EditorFrame } from './editor-frame.tsx';
import type { Opened } from './load-editor.ts';
import { useEditor } from './use-editor.ts';
import { useEditorKey } from './use-editor-key.ts';

type EditorPageProps = {
  config: EditorPageConfig;
  /** The name of the list, to go back to. */
  listTitle: string;
  /** Null when there is no such record. */
  opened: Opened | null;
};

/** The editor of a record at its own address, or a notice that there is no such record. */
export function EditorPage({ config, listTitle, opened }: EditorPageProps) {
  const [key, noteCreated] = useEditorKey(opened?.key ?? '', opened?.record?.id ?? null);
  const navigate = useNavigate();
  const { section } = config.entity;
  const toList = () => void navigate({ to: '/admin/$section', params: { section } });
  const back = (
    <BackLink to="/admin/$section" params={{ section }}>
      {listTitle}
    </BackLink>
  );
  if (opened === null) {
    return (
      <>
        <PageHead title={config.missing?.title ?? ''} back={back} />
        <p className="text-ink-2">{config.missing?.text}</p>
      </>
    );
  }
  const stay = (id: string) => {
    noteCreated(id);
    return navigate({
      to: '/admin/$section/$id',
      params: { section, id },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  };
  const { record } = opened;
  return (
    <>
      {record === null ? (
        <PageHead title={config.titles.creation} back={back} />
      ) : (
        <PageHead title={config.titles.edition} back={back}>
          <RecordLinks config={config} opened={opened} record={record} />
        </PageHead>
      )}
      <RecordEditor key={key} config={config} opened={opened} onLeave={toList} onStayed={stay} />
    </>
  );
}

type RecordLinksProps = {
  config: EditorPageConfig;
  opened: Opened;
  record: NonNullable<Opened['record']>;
};

/** Links to the public page and to a copy, and when the record was first shown. */
function RecordLinks({ config, opened, record }: RecordLinksProps) {
  const { entity, copy } = config;
  const { section, shownBy } = entity;
  const isShown = shownBy !== undefined && opened.values[shownBy] === true;
  const path = isShown ? publicPage(entity, { ...opened.values, id: record.id }) : null;
  return (
    <>
      {path !== null && (
        <a href={path} target="_blank" rel="noopener" className={ACTION}>
          Voir la page
        </a>
      )}
      {copy && (
        <Link
          to="/admin/$section/$id"
          params={{ section, id: NEW_ID }}
          search={{ copy: record.id }}
          className={ACTION}
        >
          Dupliquer
        </Link>
      )}
      <p className="py-2.5 text-small text-ink-2">
        {record.created_at === null ? 'Jamais publié' : `Créé le ${formatDate(record.created_at)}`}
      </p>
    </>
  );
}

type RecordEditorProps = {
  config: EditorPageConfig;
  opened: Opened;
  onLeave: () => void;
  onStayed: (id: string) => Promise<void>;
};

function RecordEditor({ config, opened, onLeave, onStayed }: RecordEditorProps) {
  const editor = useEditor(config, opened, { onSaved: onLeave, onStayed });
  const { preview, Aside } = config;
  const { values, record, isNew, setValue } = editor;
  const body = { values, record, isNew, setValue };
  return (
    <EditorFrame
      editor={editor}
      onCancel={onLeave}
      aside={Aside && <Aside {...body} />}
      actions={preview && <PreviewButton page={() => preview(values, record)} />}
    >
      <config.Body {...body} />
    </EditorFrame>
  );
}
