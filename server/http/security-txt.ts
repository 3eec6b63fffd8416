/** Where to report security problems (RFC 9116). */
import { Router } from 'express';

const year = 31_536_000_000;

/** `contact`: `mailto:` or `https:` as the operator set it; "" points to the project's security policy. */
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
