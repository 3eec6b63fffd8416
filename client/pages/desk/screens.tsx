/** Televisions of a show: puts it on another one, and lists, names, changes and sends away those that have it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ScreenFacts, screenViews } from '../../../shared/engine/screens.ts';
import { screens as texts } from '../../../shared/words/en/screens.ts';
import { words } from '../../../shared/words/index.ts';
import { getEpisode } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Problem, SelectField, TextField } from '../../parts/fields.tsx';
import { typedAddress, useOutside } from '../../parts/outside.ts';
import { PairForm } from '../../parts/pair-form.tsx';
import { useEvery, useLoaded, useTask } from '../../parts/task.ts';
import { paths, spacedCode } from '../../paths.ts';
import { savedShows } from '../../saved-links.ts';
import { bringScreen, changeScreen, getScreens, sendAway } from '../../screen-api.ts';
import { getSeason } from '../../season-api.ts';

/** Milliseconds between two looks at the list. */
const look = 2000;

/** In so many of the latest other shows of this browser televisions are looked for. */
const earlier = 5;

type Elsewhere = ScreenFacts & { readonly code: string; readonly token: string };

/** Televisions that still have another show of this browser's host. */
const screensElsewhere = async (code: string): Promise<readonly Elsewhere[]> => {
  const others = savedShows()
    .filter(show => show.code !== code)
    .slice(0, earlier);
  const found = others.map(async ({ code, token }) =>
    (await getScreens(code, token).catch(() => [])).map(screen => ({ ...screen, code, token })),
  );
  return (await Promise.all(found)).flat();
};

/** Chromium has it where a page came over https. */
interface Presenting {
  readonly PresentationRequest?: new (links: readonly string[]) => { start(): Promise<unknown> };
}

export interface ScreensProps {
  readonly code: string;
  /** Of the desk. */
  readonly token: string;
  readonly onClose: () => void;
}

const Screens = ({ code, token, onClose }: ScreensProps) => {
  const outside = useOutside();
  const list = useSignal<readonly ScreenFacts[]>([]);
  const elsewhere = useSignal<readonly Elsewhere[]>([]);
  const { busy, problem, run } = useTask();
  const lookElsewhere = async () => {
    elsewhere.value = await screensElsewhere(code);
  };
  useEffect(() => void lookElsewhere(), []);
  const refresh = async () => {
    list.value = await getScreens(code, token).catch(() => list.value);
  };
  useEvery(look, refresh);
  const inCup =
    useLoaded(async () => {
      const { season } = await getEpisode(code);
      return season !== undefined && (await getSeason(season.name, '')).cup !== null;
    }, [code]) ?? false;
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await refresh();
    });
  const { PresentationRequest } = globalThis as Presenting;
  return (
    <Dialog title={words().pages.television} close={words().pages.desk.close} onClose={onClose}>
      <p>{texts.how(typedAddress(`${outside}${paths.screen}`))}</p>
      <PairForm code={code} token={token} pin="" onDone={refresh} />
      <div class="row">
        <a class="small" href={paths.tv(code)} target="_blank" rel="noreferrer">
          {texts.here}
        </a>
        {PresentationRequest !== undefined && (
          <Button
            onClick={() =>
              // Whoever looks and chooses none has not failed.
              void new PresentationRequest([`${outside}${paths.tv(code)}`]).start().catch(() => undefined)
            }
          >
            {texts.cast}
          </Button>
        )}
      </div>
      <Problem text={problem} />
      {list.value.length > 0 && <h3>{texts.list}</h3>}
      {list.value.map(({ id, name, view, connected }) => (
        <fieldset key={id} class="screen-row stack w-full">
          <legend>
            {name}, {connected ? texts.connected : texts.off}
          </legend>
          <SelectField
            label={texts.view(name)}
            value={view}
            of={screenViews.filter(one => one !== 'cup' || inCup || view === 'cup').map(one => [one, texts.views[one]])}
            disabled={busy}
            onChoose={chosen => void change(() => changeScreen(code, token, id, { view: chosen as typeof view }))}
          />
          <TextField
            label={texts.rename(name)}
            maxLength={40}
            value={name}
            onChange={event => {
              const named = event.currentTarget.value.trim();
              if (named !== '' && named !== name) void change(() => changeScreen(code, token, id, { name: named }));
            }}
          />
          <Button class="small dangerous" disabled={busy} onClick={() => void change(() => sendAway(code, token, id))}>
            {texts.sendAway}
          </Button>
        </fieldset>
      ))}
      {elsewhere.value.length > 0 && <h3>{texts.elsewhere}</h3>}
      {elsewhere.value.map(screen => (
        <Button
          key={screen.id}
          class="small w-full"
          disabled={busy}
          onClick={() =>
            void change(async () => {
              await bringScreen(screen, code, token);
              await lookElsewhere();
            })
          }
        >
          {texts.bring(screen.name, spacedCode(screen.code))}
        </Button>
      ))}
    </Dialog>
  );
};

export default Screens;
