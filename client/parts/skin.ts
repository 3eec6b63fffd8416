export type { Skin } from '../../shared/drawings/skins.ts';
export { skinOf } from '../../shared/shows/index.ts';
