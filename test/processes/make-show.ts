/** A show made at a running server, by HTTP as pages make it. */
interface MadeShow {
  readonly code: string;
  readonly links: { readonly host: string };
  /** Of the host's link. */
  readonly token: string;
}

export const makeShow = async (url: string, wish: object): Promise<MadeShow> => {
  const answer = await fetch(`${url}/api/episodes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (answer.status !== 201) throw new Error(`no show: ${answer.status} ${await answer.text()}`);
  const made = (await answer.json()) as Omit<MadeShow, 'token'>;
  return { ...made, token: made.links.host.split('#')[1] ?? '' };
};
