/** The previews, served by Vite: `npx vite --config tools/preview/vite.config.ts`, then /stage.html or /phone.html. */
import { fileURLToPath } from 'node:url';
import { mergeConfig, type UserConfig } from 'vite';
import pages from '../../vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const previews: UserConfig = {
  root: here('.'),
  publicDir: here('../../client/public'),
  server: { fs: { allow: [here('.')] } },
};

export default mergeConfig(pages as UserConfig, previews);
