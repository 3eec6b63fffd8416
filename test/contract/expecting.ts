/** How a worked episode says what it expects: objects hold at least these fields, lists hold exactly these items. */
export const misfit = (actual: unknown, expected: unknown, path = ''): string => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return `${path}: ${JSON.stringify(actual)} is no list`;
    if (actual.length !== expected.length)
      return `${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
    for (const [i, item] of expected.entries()) {
      const wrong = misfit(actual[i], item, `${path}[${i}]`);
      if (wrong !== '') return wrong;
    }
    return '';
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return `${path}: ${JSON.stringify(actual)} is no object`;
    for (const [key, item] of Object.entries(expected)) {
      const wrong = misfit((actual as Record<string, unknown>)[key], item, path === '' ? key : `${path}.${key}`);
      if (wrong !== '') return wrong;
    }
    return '';
  }
  return Object.is(actual, expected) ? '' : `${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
};
