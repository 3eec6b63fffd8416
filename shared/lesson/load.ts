import { manifestOf } from '../shows/index.ts';
import { type Study, usualOptions } from './studies.ts';

/** A show's studies, each with its options; [] if there are none. */
export const loadStudies = async (show: string): Promise<readonly (readonly [Study, options: unknown])[]> => {
  const manifest = manifestOf(show);
  if (manifest?.lesson === undefined) return [];
  const [studies, rules] = await Promise.all([manifest.lesson.studies(), manifest.rules()]);
  const options = usualOptions(rules);
  return studies.map(study => [study, options] as const);
};
