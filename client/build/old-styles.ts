/**
 * Rewrites styles for engines at the floor (.browserslistrc), beside what Lightning CSS does by itself: what they cannot read gets
 * a form that they can, and newer ones go on as before.
 */
import cssHasPseudo from 'css-has-pseudo';
import type { AtRule, Declaration, Plugin, Rule } from 'postcss';
import logical from 'postcss-logical';

const inKeyframes = (node: Declaration): boolean => {
  const above = node.parent?.parent;
  return above?.type === 'atrule' && (above as AtRule).name.endsWith('keyframes');
};

interface Older {
  /** Whether an engine needs it, as `@supports` asks. */
  readonly params: string;
  /** The value as it can be read there; the same where there is nothing to do. */
  readonly older: (declaration: Declaration) => string;
}

const olderValues: readonly Older[] = [
  // Chromium before 108 and Safari before 15.4 know the height of the window alone.
  { params: 'not (height: 1dvh)', older: ({ value }) => value.replace(/(\d)[dsl](v[hw])\b/g, '$1$2') },
  // Chromium before 90 and Safari before 16.
  {
    params: 'not (overflow: clip)',
    older: ({ prop, value }) => (prop.startsWith('overflow') ? value.replace(/\bclip\b/g, 'hidden') : value),
  },
];

/** Two values of one property would do, but the one that is newer would be all that minifying leaves. */
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

/** Chromium before 93 knows `start` and `end` in grids alone; `flex-start` and `flex-end` are the same, and known in both. */
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
 * Chromium before 104 has only `transform`. In keyframes nothing is added: what is animated stands still there, in its place.
 * A `transform` of the same rule would be lost; there is none.
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

/** `:where(a, b).c` as `a.c, b.c`. */
const expanded = (selector: string): readonly string[] => {
  const found = /:where\(([^()]*)\)/.exec(selector);
  if (found === null) return [selector];
  const choices = (found[1] ?? '').split(',').map(choice => choice.trim());
  return choices.flatMap(choice => expanded(selector.replace(found[0], choice)));
};

/** Chromium before 88 reads no `:where`; what it takes from a selector's weight is missing there. */
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

export const oldStyles = (): Plugin[] => [
  valuesBeside,
  flexEdges,
  moveByTransform,
  whereExpanded,
  logical() as Plugin,
  // `:has` is done by a script where it is missing (client/old-engine.ts).
  cssHasPseudo() as Plugin,
];
