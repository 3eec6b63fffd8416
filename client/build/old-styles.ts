/**
 * Rewrites styles for the oldest supported engines (.browserslistrc), beyond what Lightning CSS does: whatever they cannot read
 * gets an older form as well.
 */
import cssHasPseudo from 'css-has-pseudo';
import type { AtRule, Declaration, Plugin, Rule } from 'postcss';
import logical from 'postcss-logical';

const inKeyframes = (node: Declaration): boolean => {
  const above = node.parent?.parent;
  return above?.type === 'atrule' && (above as AtRule).name.endsWith('keyframes');
};

interface Older {
  /** The `@supports` condition under which an engine needs it. */
  readonly params: string;
  /** The value in its older form, or unchanged. */
  readonly older: (declaration: Declaration) => string;
}

const olderValues: readonly Older[] = [
  // Chromium before 108 and Safari before 15.4 only know the height of the window.
  { params: 'not (height: 1dvh)', older: ({ value }) => value.replace(/(\d)[dsl](v[hw])\b/g, '$1$2') },
  // Chromium before 90 and Safari before 16.
  {
    params: 'not (overflow: clip)',
    older: ({ prop, value }) => (prop.startsWith('overflow') ? value.replace(/\bclip\b/g, 'hidden') : value),
  },
];

/** Two values of one property would do, but minifying would drop the older one. */
const valuesBeside: Plugin = {
  postcssPlugin: 'boxcars:values-beside',
  OnceExit(root, { AtRule }) {
    for (const { params, older } of olderValues)
      root.walkRules(rule => {
        const beside = rule.nodes.flatMap(node =>
          node.type === 'decl' && older(node) !== node.value ? [node.clone({ value: older(node) })] : [],
        );
        if (beside.length === 0) return;
        const supports = new AtRule({ name: 'supports', params, source: rule.source });
        supports.append(rule.clone({ nodes: beside }));
        rule.after(supports);
      });
  },
};

/** Chromium before 93 knows `start` and `end` only in grids. `flex-start` and `flex-end` mean the same and work everywhere. */
const flexEdges: Plugin = {
  postcssPlugin: 'boxcars:flex-edges',
  Declaration(declaration) {
    const aligns = ['align-items', 'align-self', 'align-content', 'justify-content'].includes(declaration.prop);
    if (aligns && /^(start|end)$/.test(declaration.value)) declaration.value = `flex-${declaration.value}`;
  },
};

const moves: Readonly<Record<string, (value: string) => string>> = {
  translate: value => `translate(${value.split(/\s+(?![^(]*\))/).join(', ')})`,
  rotate: value => `rotate(${value})`,
  scale: value => `scale(${value.split(/\s+/).join(', ')})`,
};

/**
 * Chromium before 104 has only `transform`. Keyframes are left alone, so an animated element stands still there, in its place. A
 * `transform` in the same rule would be lost, but there is none.
 */
const moveByTransform: Plugin = {
  postcssPlugin: 'boxcars:move-by-transform',
  OnceExit(root, { AtRule, Rule: NewRule }) {
    root.walkRules(rule => {
      const found = rule.nodes.filter(
        (node): node is Declaration => node.type === 'decl' && node.prop in moves && !inKeyframes(node),
      );
      if (found.length === 0) return;
      const supports = new AtRule({ name: 'supports', params: 'not (translate: 0)', source: rule.source });
      const older = new NewRule({ selector: (rule as Rule).selector, source: rule.source });
      const transform = found
        .map(({ prop, value }) => (value === 'none' ? '' : (moves[prop]?.(value) ?? '')))
        .join(' ');
      older.append({ prop: 'transform', value: transform.trim() || 'none', source: rule.source });
      supports.append(older);
      rule.after(supports);
    });
  },
};

/** `.a :is(td, th)` as `.a td, .a th`. */
const listed = (selector: string): readonly string[] => {
  const found = /:is\(([a-z0-9, ]+)\)/.exec(selector);
  if (found === null) return [selector];
  return (found[1] ?? '').split(',').flatMap(element => listed(selector.replace(found[0], element.trim())));
};

/** The older form of `:is`, which is written beside it, counts as a class, so that a list of elements would win over one. */
const elementsListed: Plugin = {
  postcssPlugin: 'boxcars:elements-listed',
  Once(root) {
    root.walkRules(/:is\([a-z0-9, ]+\)/, rule => {
      rule.selectors = rule.selectors.flatMap(listed);
    });
  },
};

/** `:where(a, b).c` as `a.c, b.c`. */
const expanded = (selector: string): readonly string[] => {
  const found = /:where\(([^()]*)\)/.exec(selector);
  if (found === null) return [selector];
  const choices = (found[1] ?? '').split(',').map(choice => choice.trim());
  return choices.flatMap(choice => expanded(selector.replace(found[0], choice)));
};

/** Chromium before 88 does not know `:where`. The rewritten selector has a higher specificity there. */
const whereExpanded: Plugin = {
  postcssPlugin: 'boxcars:where-expanded',
  OnceExit(root, { AtRule }) {
    root.walkRules(/:where\(/, rule => {
      const { parent } = rule;
      if (parent?.type === 'atrule' && (parent as AtRule).params.includes(':where')) return;
      const params = 'not selector(:where(a))';
      const supports = new AtRule({ name: 'supports', params, source: rule.source });
      supports.append(rule.clone({ selectors: rule.selectors.flatMap(expanded) }));
      rule.after(supports);
    });
  },
};

/**
 * Of the fonts that packages bring: every engine of the floor reads woff2, so the older form is not built; nor are Vietnamese
 * letters, which the check of a record as one file would carry along.
 */
export const leanFonts: Plugin = {
  postcssPlugin: 'boxcars:lean-fonts',
  Declaration: {
    src(declaration) {
      if (declaration.value.includes('-vietnamese-')) declaration.parent?.remove();
      else declaration.value = declaration.value.replace(/,\s*url\([^()]*\.woff\) format\('woff'\)/, '');
    },
  },
};

export const oldStyles = (): Plugin[] => [
  leanFonts,
  elementsListed,
  valuesBeside,
  flexEdges,
  moveByTransform,
  whereExpanded,
  logical() as Plugin,
  // Where `:has` is missing, a script emulates it (client/old-engine.ts).
  cssHasPseudo() as Plugin,
];
