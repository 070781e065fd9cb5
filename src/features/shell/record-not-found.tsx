import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';

export type MissingRecordTexts = { title: string; back: LinkProps & { children: string } };

export function RecordNotFound({ title, text, back }: MissingRecordTexts & { text: string }) {
  useEffect(() => {
    // Only the server redirects former URLs: if a link within the site led to this page, reloads it, to ask the server.
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, []);
  return (
    <PageMessage
      as="h1"
      title={title}
      text={text}
      picture={{ src: '/art/page-introuvable-1280.webp', alt: '' }}
      action={<Link {...back} className={buttonClass()} />}
    />
  );
}
