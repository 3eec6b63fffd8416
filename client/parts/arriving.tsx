/** What a page shows before it has content of its own: the text that the server wrote into it (server/web/documents.ts). */
const [title = '', about = ''] = Array.from(document.querySelectorAll('.arriving > p'), line => line.textContent ?? '');

export const Arriving = () => (
  <div class="arriving">
    <p>{title}</p>
    <p>{about}</p>
  </div>
);
