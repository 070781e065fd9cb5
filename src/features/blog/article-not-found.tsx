import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

export function ArticleNotFound() {
  return (
    <MessageState
      as="h1"
      title="Article non trouvé"
      text="La page a été arrachée, ou n’a jamais été écrite. Le reste du journal se lit toujours."
      picture={{ src: '/art/page-introuvable-1280.webp', alt: '' }}
      action={
        <Link to="/blog" hash="articles" className={buttonClass()}>
          Retour au blog
        </Link>
      }
    />
  );
}
