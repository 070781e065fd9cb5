// Loaded into the emulators' process, whose Hosting middleware throws at a URL that `new URL` refuses
// (`//` for one) and ends the whole suite. Such a request gets a path that render answers with 404.
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', ({ request }) => {
  if (!URL.canParse(request.url, 'http://localhost')) request.url = '/%2F';
});
