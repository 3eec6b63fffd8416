/** A link to the season of an episode; nothing for other episodes. */
import { useEffect, useState } from 'preact/hooks';
import { words as catalogue } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import { paths } from '../paths.ts';

const SeasonLink = ({ code }: { readonly code: string }) => {
  const [found, setFound] = useState<{ readonly name: string; readonly text: string } | null>(null);
  useEffect(() => {
    const look = async () => {
      const { season } = await getEpisode(code);
      if (season !== undefined) setFound({ name: season.name, text: (await catalogue().season()).seat.season });
    };
    look().catch(() => undefined);
  }, [code]);
  return found === null ? null : (
    <a class="small" href={paths.season(found.name)}>
      {found.text}
    </a>
  );
};

export default SeasonLink;
