import type { QueryKey } from '@tanstack/react-query';

/** Path of the preview of a public page; Hosting serves preview.html there. */
export const PREVIEW_PATH = '/admin/apercu';

export type PreviewedPage = {
  path: string;
  queries: readonly { queryKey: QueryKey; data: unknown }[];
};

type Message = { type: 'preview-ready' } | { type: 'preview-page'; page: PreviewedPage };

function isFrom(
  event: MessageEvent<unknown>,
  side: MessageEventSource | null,
): event is MessageEvent<Message> {
  const { data, origin, source } = event;
  const isMessage = typeof data === 'object' && data !== null && 'type' in data;
  return isMessage && origin === location.origin && source !== null && source === side;
}

/** Sends a page to the preview when its frame is ready and after reloads; returns what stops. */
export function sendPreview(frame: HTMLIFrameElement, page: PreviewedPage): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (!isFrom(event, frame.contentWindow) || event.data.type !== 'preview-ready') return;
    const answer: Message = { type: 'preview-page', page };
    frame.contentWindow?.postMessage(answer, location.origin);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** Receives the page from the parent window. Never settles outside a frame. */
export function receivePreview(): Promise<PreviewedPage> {
  return new Promise((resolve) => {
    if (parent === window) return;
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isFrom(event, parent) || event.data.type !== 'preview-page') return;
      removeEventListener('message', onMessage);
      resolve(event.data.page);
    };
    addEventListener('message', onMessage);
    const question: Message = { type: 'preview-ready' };
    parent.postMessage(question, location.origin);
  });
}
