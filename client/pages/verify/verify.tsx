/** `/verify`, `/verify?code=CODE`: the check on the server's own pages. */
import { codeOf, isCode } from '../../paths.ts';
import { CheckPage } from './check-page.tsx';

const Verify = () => {
  const code = codeOf(new URLSearchParams(location.search).get('code') ?? '');
  return <CheckPage download={`${import.meta.env.BASE_URL}boxcars-verify.html`} code={isCode(code) ? code : ''} />;
};

export default Verify;
