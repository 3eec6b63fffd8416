// The service worker of reminders: it shows what the server pushed, and opens the show when it is pressed. It caches nothing.
self.addEventListener('push', event => {
  const { title, body, link, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon.svg', data: { link } }),
  );
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { link } = event.notification.data ?? {};
  if (typeof link !== 'string') return;
  // The notice was made under the address that everybody knows; this browser may know another one.
  const { pathname } = new URL(link);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(client => new URL(client.url).pathname === pathname);
    return page === undefined ? self.clients.openWindow(pathname) : page.focus();
  };
  event.waitUntil(open());
});
