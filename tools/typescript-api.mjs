// Loaded before dependency-cruiser, which reads TypeScript through an API that version 7 does not have. It gets version 6.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) => next(name.replace(/^typescript(?=\/|$)/, 'typescript-api'), context),
});
