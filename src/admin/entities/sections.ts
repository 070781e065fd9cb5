import type { ReactNode } from 'react';
import { RequestPage } from '#admin/features/request/request-page.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import type { ListConfig, ListRecord } from '#admin/kit/list/list-config.ts';
import { ARTICLE_EDITOR, ARTICLE_LIST } from './articles.tsx';
import { DESTINATION_EDITOR, DESTINATION_LIST } from './destinations.tsx';
import { HOTEL_EDITOR, HOTEL_LIST } from './hotels.tsx';
import { LETTER_EDITOR, LETTER_LIST } from './letters.tsx';
import { REDIRECTION_EDITOR, REDIRECTION_LIST } from './redirections.tsx';
import { REQUEST_LIST } from './requests.tsx';
import { SUBSCRIBER_LIST } from './subscribers.tsx';

export type Section = {
  list: ListConfig<ListRecord>;
  editor?: EditorConfig;
  Page?(props: { id: string }): ReactNode;
};

const SECTIONS: readonly Section[] = [
  { list: HOTEL_LIST, editor: HOTEL_EDITOR },
  { list: ARTICLE_LIST, editor: ARTICLE_EDITOR },
  { list: DESTINATION_LIST, editor: DESTINATION_EDITOR },
  { list: LETTER_LIST, editor: LETTER_EDITOR },
  { list: REDIRECTION_LIST, editor: REDIRECTION_EDITOR },
  { list: SUBSCRIBER_LIST },
  { list: REQUEST_LIST, Page: RequestPage },
];

export const sectionAt = (name: string): Section | undefined =>
  SECTIONS.find(({ list }) => list.entity.section === name);
