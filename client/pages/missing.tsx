import { words } from '../../shared/words/index.ts';
import { Notice } from '../parts/notice.tsx';

const Missing = () => {
  const { states } = words().pages;
  return <Notice title={states.missing} text={states.missingText} />;
};

export default Missing;
