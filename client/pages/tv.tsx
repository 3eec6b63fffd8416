/** /e/CODE/tv: the stage alone, for a big screen. */
import type { Place } from '../paths.ts';
import Watch from './watch.tsx';

const Television = ({ place }: { readonly place: Extract<Place, { readonly code: string }> }) => (
  <Watch place={place} tv />
);

export default Television;
