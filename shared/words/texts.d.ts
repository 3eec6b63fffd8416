/** A text as a module, which the build makes of it (client/one-language.ts). */
declare module '*.md' {
  const text: string;
  export default text;
}
