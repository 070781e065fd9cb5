import { onRequest } from 'firebase-functions/v2/https';
import { database, READER } from '../firebase.ts';
import { answerMedia } from '../media/serve.ts';
import { readMediaFile } from '../media/store.ts';
import { send } from './answers.ts';
import { readCard } from './card.ts';
import { drawCard } from './draw-card.ts';
import { answerShare } from './share.ts';

/** Serves what records show: photographs, /media/ID-WIDTH.FORMAT, and pictures for sharing, /partage/…. */
export const pictures = onRequest(
  {
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 5,
    timeoutSeconds: 30,
    serviceAccount: READER,
  },
  async (request, response) => {
    const answer = request.path.startsWith('/partage/')
      ? answerShare(request, {
          read: async (section, key) => readCard(await database(), section, key),
          draw: async (card) => drawCard(await database(), card),
        })
      : answerMedia(request, async (id, name) => readMediaFile(await database(), id, name));
    send(response, await answer);
  },
);
