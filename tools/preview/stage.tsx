/**
 * The stage without a server. /stage.html?scene=NAME shows a moment, and `step()` in the console acts out what happens next.
 * /stage.html?dice=SKIN&faces=54 shows only dice.
 */

import { signal } from '@preact/signals';
import { render } from 'preact';
import type { Scene } from '../../client/stage/board.ts';
import { DicePane } from '../../client/stage/dice/dice-pane.tsx';
import { type SkinName, skins } from '../../client/stage/dice/skins.ts';
import { createStand } from '../../client/stage/dice/stand.ts';
import { Stage } from '../../client/stage/stage.tsx';
import { fixtures } from './fixtures.ts';

const query = new URLSearchParams(location.search);
const page = document.getElementById('page') as HTMLElement;
document.documentElement.style.cssText =
  document.body.style.cssText =
  page.style.cssText =
    'margin:0;width:100%;height:100%';

const felts: Readonly<Record<SkinName, string>> = {
  ivory: '#0f6b4d,#07402e',
  onyx: '#7c1029,#430614',
  tangerine: '#7a3a17,#4a1f0a',
  ruby: '#2a2628,#0b090a',
  sky: '#14558c,#0a2f55',
  bone: '#2f5f52,#10261f',
};

const stand = createStand();
const next = signal<readonly Scene[]>([]);
Object.assign(window, { stand });

if (query.has('dice')) {
  const chosen = query.get('dice') ?? '';
  stand.lay((query.get('faces') ?? '54').split('').map(Number));
  const shown = (Object.keys(skins) as SkinName[]).filter(name => chosen === '' || chosen === name);
  const width = innerWidth / Math.min(3, shown.length);
  const height = shown.length > 3 ? innerHeight / 2 : innerHeight;
  page.style.cssText += ';display:flex;flex-wrap:wrap';
  render(
    shown.map(skin => (
      <div key={skin} style={{ background: `radial-gradient(circle at 45% 35%,${felts[skin]})` }}>
        <DicePane
          stand={stand}
          skin={skin}
          width={width}
          height={height}
          middle={[width / 2, height * 0.54]}
          edge={133}
          scale={1}
          awaited="now"
        />
      </div>
    )),
    page,
  );
} else {
  const fixture = fixtures[query.get('scene') ?? ''] ?? Object.values(fixtures)[0];
  if (fixture !== undefined) {
    const { scene, after = [] } = fixture;
    const Preview = () => {
      const { shell, view } = next.value.at(-1) ?? scene;
      return <Stage shell={shell} view={view} link={`http://192.168.1.20:2567/e/${shell.code}`} sounds />;
    };
    render(<Preview />, page);
    Object.assign(window, {
      scenes: Object.keys(fixtures),
      /** Plays the next scene. False when there is none. */
      step: () => {
        const more = next.value.length < after.length;
        next.value = after.slice(0, next.value.length + 1);
        return more;
      },
      idle: () => document.querySelector<HTMLElement>('.stage')?.dataset.busy === 'no',
    });
  }
}
