/** The trailer before the demo. */
export const trailer = {
  title: 'The best of every show',
  lamp: 'HIGHLIGHTS',
  skip: 'Skip to the show',
};
