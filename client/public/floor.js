// Says so where a browser is too old for the pages, rather than leave them blank. In words of 1999, so that any browser reads it.
(() => {
  var started = () => document.body.hasAttribute('data-started');
  var tell = () => {
    var floor = document.getElementById('floor');
    var page = document.getElementById('page');
    if (started() || !floor || !page) return;
    floor.hidden = false;
    // What was to come stands there no more.
    page.hidden = true;
  };
  // Chromium has both from 85 on, Firefox from 79, Safari from 14.
  if (!('replaceAll' in String.prototype) || typeof Promise === 'undefined' || !('any' in Promise)) tell();
  // A script that is not understood is an error of syntax; one that did not come through is asked for again.
  window.addEventListener('error', event => {
    if (event.error instanceof SyntaxError || /SyntaxError/.test(event.message || '')) tell();
  });
})();
