import type { ActionTexts } from '#admin/kit/list/action-texts.ts';
import { listParts, publicationFilter } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import {
  NameLink,
  PublicationActions,
  PublicationBulk,
  publicationColumn,
} from '#admin/kit/list/publication.tsx';
import { newestFirst } from '#admin/kit/list/sort-records.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { type BlogPost, POST } from '#domain/blog/blog-post.ts';
import { DELETE_QUESTIONS } from '#domain/site/messages.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';

const ENTITY = ENTITIES.articles;
const { column, filter } = listParts<BlogPost>(POST);

const FILTERS = [
  filter('category'),
  filter('featured', { label: 'Vedette' }),
  publicationFilter<BlogPost>('published', {
    oui: 'Publiés',
    non: 'Non publiés',
    prevu: 'À paraître',
  }),
];

/** « 16 articles, dont 2 en vedette ». */
function summary(posts: readonly BlogPost[]): string {
  const featured = posts.filter((post) => post.featured).length;
  const articles = `${formatCount(posts.length)} ${posts.length > 1 ? 'articles' : 'article'}`;
  return featured === 0 ? articles : `${articles}, dont ${featured} en vedette`;
}

const TEXTS: ActionTexts = {
  one: 'article',
  many: 'articles',
  question: DELETE_QUESTIONS.article,
  deleted: 'Article supprimé',
  notDeleted: "Impossible de supprimer l'article",
};

export const ARTICLE_LIST: ListConfig<BlogPost> = {
  entity: ENTITY,
  title: 'Articles',
  summary,
  states: {
    loading: 'Chargement des articles...',
    empty: 'Aucun article pour le moment.',
    notFound: 'Aucun article ne correspond à cette recherche.',
    failed: 'Impossible de charger les articles',
  },
  creation: 'Nouvel article',
  searchLabel: 'Titre, chapeau ou mot-clé',
  searched: ({ title, excerpt, tags }) => [title, excerpt, ...(tags ?? [])],
  nameOf: ({ title }) => title,
  columns: [
    column('image'),
    column('title', {
      isTitle: true,
      cell: (post) => (
        <NameLink entity={ENTITY} record={post}>
          {post.title}
        </NameLink>
      ),
    }),
    column('category'),
    column('author', { isMinor: true }),
    {
      name: 'created_at',
      label: 'Date',
      // The day in digits, short enough for a column.
      cell: ({ created_at }) => formatDateTime(created_at).slice(0, 10) || '–',
      sortKey: ({ created_at }) => created_at,
    },
    column('featured', { label: 'Vedette', isMinor: true }),
    publicationColumn(),
  ],
  useFilters: () => FILTERS,
  arrange: newestFirst,
  texts: TEXTS,
  RowActions: (props) => <PublicationActions entity={ENTITY} {...props} />,
  BulkActions: (props) => (
    <PublicationBulk
      {...props}
      texts={TEXTS}
      mark="vedette"
      feature="Mettre en vedette"
      unfeature="Retirer la vedette"
    />
  ),
};
