declare module '@babel/core' {
  export const transformAsync: (code: string, options: object) => Promise<{ readonly code?: string | null } | null>;
}
declare module 'babel-plugin-polyfill-corejs3';
