/** What is done with a running image, however it came to run. */
export const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

export const fetchJson = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
};

/** A whole show of robots, and a picture of it: what is drawn needs a library of this machine's kind. */
export const playShow = async (url: string): Promise<void> => {
  const page = await (await fetch(url)).text();
  if (!page.includes('/assets/')) throw new Error('the pages are not in the image');
  const { code } = await fetchJson(`${url}/api/episodes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ show: 'hot-hand', robots: true, pace: 0 }),
  });
  for (let tries = 0; ; tries++) {
    const { over } = await fetchJson(`${url}/api/episodes/${code}`);
    if (over === true) break;
    if (tries > 200) throw new Error('the show does not come to its end');
    await pause(50);
  }
  const card = await fetch(`${url}/e/${code}/card.png`);
  if (card.headers.get('content-type') !== 'image/png') throw new Error(`no share card: ${card.status}`);
};
