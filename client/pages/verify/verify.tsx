/** `/verify`, `/verify?code=CODE`: the check on the server's own pages. */
import { useEffect, useState } from 'preact/hooks';
import type { VerifyWords } from '../../../shared/words/en/verify.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { Arriving } from '../../parts/notice.tsx';
import { codeOf, isCode } from '../../paths.ts';
import { CheckPage } from './check-page.tsx';

const Verify = () => {
  const [words, setWords] = useState<VerifyWords>();
  useEffect(() => void catalogue().verify().then(setWords), []);
  const code = codeOf(new URLSearchParams(location.search).get('code') ?? '');
  return words === undefined ? (
    <Arriving />
  ) : (
    <CheckPage
      words={words}
      download={`${import.meta.env.BASE_URL}boxcars-verify.html`}
      code={isCode(code) ? code : ''}
    />
  );
};

export default Verify;
