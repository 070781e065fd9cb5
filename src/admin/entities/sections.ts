import type { ReactNode } from 'react';
import { RequestAdminPage } from '#admin/features/request/request-page.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { ARTICLE_EDITOR_CONFIG, ARTICLE_LIST_CONFIG } from './articles.tsx';
import { DESTINATION_EDITOR_CONFIG, DESTINATION_LIST_CONFIG } from './destinations.tsx';
import { HOTEL_EDITOR_CONFIG, HOTEL_LIST_CONFIG } from './hotels.tsx';
import { LETTER_EDITOR_CONFIG, LETTER_LIST_CONFIG } from './letters.tsx';
import { REDIRECTION_EDITOR_CONFIG, REDIRECTION_LIST_CONFIG } from './redirections.tsx';
import { REQUEST_LIST_CONFIG } from './requests.tsx';
import { SUBSCRIBER_LIST_CONFIG } from './subscribers.tsx';

export type AdminSection = {
  list: ListConfig;
  editor?: EditorConfig;
  Page?(props: { id: string }): ReactNode;
};

const SECTIONS: readonly AdminSection[] = [
  { list: HOTEL_LIST_CONFIG, editor: HOTEL_EDITOR_CONFIG },
  { list: ARTICLE_LIST_CONFIG, editor: ARTICLE_EDITOR_CONFIG },
  { list: DESTINATION_LIST_CONFIG, editor: DESTINATION_EDITOR_CONFIG },
  { list: LETTER_LIST_CONFIG, editor: LETTER_EDITOR_CONFIG },
  { list: REDIRECTION_LIST_CONFIG, editor: REDIRECTION_EDITOR_CONFIG },
  { list: SUBSCRIBER_LIST_CONFIG },
  { list: REQUEST_LIST_CONFIG, Page: RequestAdminPage },
];

export const findAdminSection = (name: string): AdminSection | undefined =>
  SECTIONS.find(({ list }) => list.entity.section === name);
