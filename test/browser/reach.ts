/** Whether the buttons that decide can be pressed where the page stands, in many moments of many shows on one page. */
import type { Browser, Page } from 'playwright-core';
import type { Moment } from '../../tools/preview/moments.ts';
import { addressOf, openPage, type ShownPage, type Size } from '../../tools/preview/studio.ts';

interface SeatTurn {
  readonly moment: Moment;
  readonly seat: number;
  /** Episode, act, phase and moves. */
  readonly name: string;
}

/** One moment for every act, phase and kind of moves; the seat that has them. */
export const turnsOf = (episode: string, moments: readonly Moment[]): readonly SeatTurn[] => {
  const turns = moments.flatMap(moment =>
    moment.seats.flatMap(({ legal }, seat) =>
      legal.length === 0 || moment.view.phase === 'lobby'
        ? []
        : [{ moment, seat, name: `${episode}, ${moment.name}: ${legal.map(({ do: move }) => move).join(', ')}` }],
    ),
  );
  // With the clock running, which every sheet shows.
  const deadline = Date.now() + 50 * 60_000;
  const timed = (moment: Moment): Moment => ({ ...moment, shell: { ...moment.shell, deadline, clock: 3000 } });
  return [...Map.groupBy(turns, ({ name }) => name).values()]
    .flatMap(same => same.slice(-1))
    .map(turn => ({ ...turn, moment: timed(turn.moment) }));
};

/** The newest page of a seat that owes nothing, in every act and phase: in the lobby, waiting, at the end. */
export const waitsOf = (episode: string, moments: readonly Moment[]): readonly SeatTurn[] => {
  const waits = moments.flatMap(moment =>
    moment.seats.flatMap(({ legal }, seat) =>
      legal.length > 0 && moment.view.phase !== 'lobby'
        ? []
        : [{ moment, seat, name: `${episode}, ${moment.name}: nothing to do` }],
    ),
  );
  return [...Map.groupBy(waits, ({ name }) => name).values()].flatMap(same => same.slice(-1));
};

/** A visitor before a lobby whose last seat is free, who is asked for a name. */
export const joining = (episode: string, [lobby]: readonly Moment[]): readonly SeatTurn[] =>
  lobby === undefined
    ? []
    : [
        {
          moment: {
            ...lobby,
            shell: {
              ...lobby.shell,
              commit: '8d1f'.repeat(16),
              seats: lobby.shell.seats.map((seat, i, { length }) =>
                i === length - 1 ? { ...seat, name: '', open: true } : seat,
              ),
            },
          },
          seat: -1,
          name: `${episode}, the way in`,
        },
      ];

/** How much larger letters get by the largest setting of a phone, which boxes in pixels know nothing of. */
export const largestText = 1.3;

/** Shows each turn in turn and says what is out of reach; runs within the page. */
const lookAtAll = async (page: Page, turns: readonly SeatTurn[], text: number): Promise<readonly string[]> =>
  page.evaluate(
    async ([turns, text]: readonly [readonly SeatTurn[], number]) => {
      const frame = () => new Promise(done => requestAnimationFrame(done));
      const { showMoment } = globalThis as unknown as { showMoment(moment: unknown, seat: number): void };
      // Kept by the page, which is looked at many times: each rule grows once.
      const kept = globalThis as unknown as { grown?: WeakSet<CSSRule> };
      kept.grown ??= new WeakSet();
      const { grown } = kept;
      const grow = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && !grown.has(rule)) {
            grown.add(rule);
            const size = rule.style.getPropertyValue('font-size');
            // What is measured in letters grows with them.
            if (size !== '' && !/em|%|inherit/.test(size))
              rule.style.setProperty(
                'font-size',
                `calc((${size}) * ${text})`,
                rule.style.getPropertyPriority('font-size'),
              );
          }
          if ('cssRules' in rule) grow((rule as CSSGroupingRule).cssRules);
        }
      };
      const all = (what: string) =>
        [...document.querySelectorAll<HTMLElement>(`:is(.controls, .join) ${what}`)].filter(one =>
          one.checkVisibility(),
        );
      // A picture may be there before what is asked.
      const buttons = () => all('button').filter(one => one.closest('.beside-question') === null);
      /** In sight and under nothing, at its middle and at its corners, but for what is rounded off. */
      const inReach = (one: HTMLElement, box = one.getBoundingClientRect()): string => {
        const label = (one.textContent || one.id || one.className).trim().slice(0, 30);
        const { top, bottom, left, right, width, height } = box;
        if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)
          return `${label}: from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
        const round = Number.parseFloat(getComputedStyle(one).borderTopLeftRadius) || 0;
        const edge = 3 + 0.3 * Math.min(round, width / 2, height / 2);
        for (const x of [(left + right) / 2, left + edge, right - edge])
          for (const y of [(top + bottom) / 2, top + edge, bottom - edge]) {
            const hit = document.elementFromPoint(x, y);
            if (!one.contains(hit)) return `${label}: under ${hit?.className || hit?.tagName}`;
          }
        return '';
      };
      /** The same of the letters of a text. */
      const legible = (one: HTMLElement): string => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return inReach(one, new DOMRect(left, middle - 4, right - left, 8));
      };
      /** Lines of text that stand below the page's edge, or under its buttons, clock or dice, where nobody can read them. */
      const underButtons = (): readonly string[] => {
        const hidden: string[] = [];
        for (const body of all('.sheet > .body')) {
          const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
            const one = node.parentElement as HTMLElement;
            if ((node.textContent ?? '').trim() === '' || !one.checkVisibility() || one.closest('.unseen') !== null)
              continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const { left, right, top, height } of range.getClientRects()) {
              const baseline = top + 0.75 * height;
              const over = [left + 2, (left + right) / 2, right - 2]
                .map(x => document.elementFromPoint(x, baseline))
                .map(hit => hit?.closest('.foot, .buttons, .hero, .beside-question, .deadline, .hand-dice') ?? null)
                .find(hit => hit !== null && !hit.contains(one));
              if (baseline > innerHeight || over !== undefined)
                hidden.push(`${node.textContent?.slice(0, 30)}: under ${over?.classList[0] ?? 'the edge'}`);
            }
          }
        }
        return [...new Set(hidden)];
      };
      /** Dice lie on no text. On a phone held lying some of it stands beside them. */
      const underDice = (): readonly string[] =>
        all('.hand-dice svg').flatMap(dice => {
          const { top, bottom, left, right } = dice.getBoundingClientRect();
          return all(':is(h1, .lead, .flick)').flatMap(text => {
            const box = text.getBoundingClientRect();
            const on = box.bottom > top + 1 && box.top < bottom - 1 && box.right > left + 1 && box.left < right - 1;
            return on ? [`${text.textContent}: under the dice`] : [];
          });
        });
      /** Words that go on in the next line, whether as letters or as boxes of letters. A player's name may be any length. */
      const broken = (names: readonly string[]): readonly string[] => {
        const lines = (rects: Iterable<DOMRect>) => {
          const all = [...rects].filter(({ width }) => width > 0);
          return all.some(({ top }) => top > (all[0] as DOMRect).bottom - 2);
        };
        const words = [...document.querySelectorAll('.controls .word, .controls .letters')]
          .filter(word => lines([...word.children].map(letter => letter.getBoundingClientRect())))
          .map(word => word.textContent ?? '');
        const walker = document.createTreeWalker(
          document.querySelector('.controls, .join') ?? document,
          NodeFilter.SHOW_TEXT,
        );
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          if (node.parentElement?.checkVisibility() !== true || node.parentElement.closest('.unseen') !== null)
            continue;
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
            if (names.some(one => one.includes(word))) continue;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (lines(range.getClientRects())) words.push(word);
          }
        }
        return words;
      };
      const found: string[] = [];
      for (const { moment, seat, name } of turns) {
        showMoment(moment, seat);
        const until = performance.now() + 20_000;
        await frame();
        const asks = seat < 0 || (moment.view.phase !== 'lobby' && moment.seats[seat]?.legal.length !== 0);
        const there = () => (asks ? buttons().length > 0 : all('.sheet').length > 0);
        while ((!there() || document.querySelector('.coming') !== null) && performance.now() < until) await frame();
        if (text !== 1) for (const sheet of document.styleSheets) grow(sheet.cssRules);
        await document.fonts.ready;
        await frame();
        scrollTo(0, 0);
        const names = moment.shell.seats.map(({ name }) => name);
        if (innerWidth >= 320 && text === 1) for (const word of broken(names)) found.push(`${name}: ${word} breaks`);
        if (!asks) {
          // Such a page may be scrolled to its end.
          for (const fault of underButtons().filter(fault => !fault.endsWith('the edge')))
            found.push(`${name}: ${fault}`);
          // What was told last is read without.
          for (const news of all('.waiting-sheet .wait h1')) {
            const { bottom } = news.getBoundingClientRect();
            if (bottom > innerHeight) found.push(`${name}: the news ends ${Math.round(bottom)} px down`);
          }
          continue;
        }
        const pressed = buttons();
        if (pressed.length === 0) found.push(`${name}: no button at all`);
        const heroes = pressed.filter(button => button.matches('.hero'));
        // Where each choice decides by itself there is no big button; the first one shows that there is something to choose.
        const decisive = heroes.length > 0 ? heroes : pressed.slice(0, 1);
        // Figures have to be pressed one after the other, so a pad is seen whole, as are stakes, a name to type and its seat, but for
        // where a page is zoomed.
        const whole = innerWidth >= 320 && innerHeight >= 370 && text === 1;
        const pad = whole
          ? all(':is(.keys button, .row-keys button, .steps button, .stake-row button, input[type=text], .seat.chosen)')
          : [];
        const eight = pad.find(key => key.textContent === '8');
        for (let figure = 0; eight !== undefined && figure < 7; figure++) {
          eight.click();
          await frame();
        }
        const faults = [
          ...[...decisive, ...pad].map(one => inReach(one)),
          ...(whole ? all(':is(.pick, .flick)').map(legible) : []),
          ...(whole ? underDice() : []),
          // With a browser's bars a page may scroll; who comes in reads on below.
          ...(whole && seat >= 0 && innerHeight >= 560 ? underButtons() : []),
        ];
        for (const button of whole ? [...pressed, ...all(':is(summary, label:has(> input:not([type=text])))')] : []) {
          const { width, height } = button.getBoundingClientRect();
          if (Math.min(width, height) < 43.5)
            faults.push(`${(button.textContent || button.className).slice(0, 30)}: ${width} × ${height}`);
        }
        for (const fault of faults) if (fault !== '') found.push(`${name}: ${fault}`);
        const { scrollWidth } = document.documentElement;
        if (scrollWidth > innerWidth + 1) found.push(`${name}: scrolls sideways, ${scrollWidth} of ${innerWidth}`);
        // Safari zooms into a field of smaller letters as soon as it has the focus, and does not come back.
        for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
          const size = getComputedStyle(field).fontSize;
          if (field.checkVisibility() && Number.parseFloat(size) < 16)
            found.push(`${name}: ${field.tagName} of ${size}`);
        }
      }
      return found;
    },
    [turns, text] as never,
  );

interface Reach {
  /** What is out of reach at this size; [] when all is well. `text`: how many times as large as usual letters are. */
  look(size: Size, text?: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Opens one page for all these turns. */
export const openReach = async (browser: Browser, url: string, turns: readonly SeatTurn[]): Promise<Reach> => {
  let shown: ShownPage | undefined;
  const [first] = turns;
  if (first === undefined) throw new Error('there is no turn to look at');
  return {
    async look(size, text = 1) {
      shown ??= await openPage(browser, `${url}${addressOf('play', Math.max(0, first.seat))}`, size);
      const { page } = shown;
      await page.setViewportSize(size);
      const found = await lookAtAll(page, turns, text);
      return [...found, ...shown.complaints].map(fault => `${size.width}×${size.height}: ${fault}`);
    },
    async close() {
      await shown?.close();
    },
  };
};
