export { type Skin, skinOf } from '../../shared/drawings/skins.ts';
