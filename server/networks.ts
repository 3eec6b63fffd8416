/** What addresses say about who asks. */

/** This machine itself. */
export const isOwn = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);

/** What is told apart by address: an IPv6 network is handed out whole, so one of its addresses is as good as another. */
export const networkOf = (ip: string): string => {
  const mapped = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [head = '', tail] = mapped.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':')}::/64`;
};
