/** Where to tell of a weakness (RFC 9116). */
import { Router } from 'express';

const year = 31_536_000_000;

/** `contact`: `mailto:` or `https:` as the operator gave it; "" points to what the project says of security. */
export const securityTxt = (contact: string, address: () => string, now: () => number): Router => {
  const router = Router();
  router.get(['/.well-known/security.txt', '/security.txt'], (_request, response) => {
    const policy = `${address()}/security.md`;
    response
      .type('text/plain')
      .send(
        [
          `Contact: ${contact || policy}`,
          `Expires: ${new Date(now() + year).toISOString()}`,
          'Preferred-Languages: en, de',
          `Policy: ${policy}`,
          '',
        ].join('\n'),
      );
  });
  return router;
};
