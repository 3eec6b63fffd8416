import { useEffect, useState } from 'preact/hooks';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { words } from '../../../shared/words/index.ts';

/** The texts of the forum dialog; null until they are fetched. */
export const useForumWords = (): ForumWords | null => {
  const [texts, set] = useState<ForumWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void words()
      .forum()
      .then(loaded => {
        if (wanted) set(loaded);
      });
    return () => {
      wanted = false;
    };
  }, []);
  return texts;
};
