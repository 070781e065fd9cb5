/** Matches the path of a link that shows a page before its publication; group 1 is the token that the link contains. */
export const PREVIEW_LINK_PATH_PATTERN = /^\/apercu\/([\w-]{36})$/;
/** Kinds of records whose unsaved or unpublished state can be previewed. */
export const PREVIEW_KINDS = ['hotel', 'destination', 'article', 'settings'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

export const PREVIEW_LINK_VALIDITY_DAYS = 7;

/** Text and style of the notice above the preview of a page. */
export const PREVIEW_NOTICE_TEXT =
  'Aperçu\u00a0: les visiteurs ne voient pas encore cette page ainsi.';
export const PREVIEW_NOTICE_STYLE =
  'position:sticky;top:0;z-index:60;padding:.5rem 1rem;text-align:center;color:#fffdf8;background:#a8321d';
