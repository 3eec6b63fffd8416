declare module 'css-has-pseudo/browser' {
  /** Keeps `:has` working in a document whose styles css-has-pseudo rewrote, as long as the page is open. */
  const cssHasPseudo: (page: Document, options?: { readonly hover?: boolean }) => void;
  export default cssHasPseudo;
}
