// `node tools/styles.mjs`: style sheets write no colour, no size of letters and no condition of their own (docs/look.md).
// Values stand in tokens.css and in the look.css and stage.css of every show. Paper has its own units, and `em` is a part of a step
// of the scale.
import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { root } from './install.mjs';

/** Boards and stages are drawn in pixels of a television, with materials of their own; dice are shaded as they turn. */
const elsewhere = /^client\/(shows|stage)\/|^client\/style\/(set[-.]|fonts|tokens)|cubes\.css$/;
const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch|color)a?\(/i;
const sizes = /^(?:(?:min|max)\()?var\(--t\d+\)|^[\d.]+em$|^inherit$|^0$/;
const widths = [359, 599, 899, 1099, 1599];
const heights = [519, 700, 860];
const known = new Set([
  ...widths.flatMap(width => [`max-width: ${width}px`, `min-width: ${width + 1}px`]),
  ...heights.flatMap(height => [`max-height: ${height}px`, `min-height: ${height + 1}px`]),
  'max-aspect-ratio: 1 / 1',
  'min-aspect-ratio: 1 / 1',
  'max-aspect-ratio: 37 / 20',
  'prefers-reduced-motion: reduce',
  'prefers-reduced-motion: no-preference',
  'pointer: fine',
]);

const found = [];
for (const file of globSync('client/**/*.css', { cwd: root }).sort()) {
  if (elsewhere.test(file)) continue;
  const sheet = postcss.parse(readFileSync(`${root}/${file}`, 'utf8'), { from: file });
  const tell = (node, what) => found.push(`${file}:${node.source.start.line}: ${what}`);
  sheet.walkAtRules(/^(media|container)$/, rule => {
    for (const [, condition] of rule.params.matchAll(/\(([^()]+)\)/g))
      if (!known.has(condition)) tell(rule, `(${condition}) is no condition of docs/look.md`);
  });
  sheet.walkDecls(declaration => {
    const { prop, value, parent } = declaration;
    if (colour.test(value)) tell(declaration, `${prop}: ${value} is a colour without a role`);
    const size =
      prop === 'font-size' ? value : prop === 'font' ? value.replace(/^(?:[\d]+|normal|inherit$)\s*/, '') : '';
    const onPaper = parent.parent?.type === 'atrule' && parent.parent.params === 'print';
    if (size !== '' && !onPaper && !sizes.test(size)) tell(declaration, `${prop}: ${value} is beside the scale`);
  });
}
for (const line of found) console.log(line);
console.log(found.length === 0 ? 'Styles keep to the scales.' : `${found.length} beside the scales (docs/look.md).`);
process.exit(found.length === 0 ? 0 : 1);
