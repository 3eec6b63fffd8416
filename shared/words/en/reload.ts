/** Where a part of a page does not come through. */
export const reload = {
  notLoaded: 'Part of this page didn’t load.',
  updated: 'Boxcars was just updated.',
  button: 'Reload',
};
