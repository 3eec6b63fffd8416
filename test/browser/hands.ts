/** Other ways to play than by mouse and finger: keys alone, and what the accessibility tree offers alone. */
import type { Page } from 'playwright-core';

/** Steps of the tabulator after which a control counts as out of reach. */
const reach = 80;

interface Focused {
  readonly inControls: boolean;
  readonly kind: 'text' | 'hero' | 'button' | 'other';
  readonly label: string;
  readonly seen: boolean;
}

const focused = (page: Page, controls: string): Promise<Focused> =>
  page.evaluate(where => {
    const at = document.activeElement;
    const style = at === null ? null : getComputedStyle(at);
    const kind =
      at instanceof HTMLInputElement
        ? at.type === 'text' || at.type === 'number'
          ? 'text'
          : 'button'
        : at instanceof HTMLButtonElement
          ? at.matches('.hero, .next')
            ? 'hero'
            : 'button'
          : 'other';
    return {
      inControls: at?.closest(where) !== null && at !== document.body,
      kind,
      label: at?.textContent ?? '',
      // A ring that can be seen: nobody plays by keyboard who cannot see where they are.
      seen: style !== null && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    } as const;
  }, controls);

/**
 * Makes one move of a seat by tabulator, letters and Enter: through the controls in their order, choosing the first of what can be
 * chosen, to the big button. Returns what could not be seen to have the focus.
 */
export const moveByKeys = async (page: Page, typed = '50'): Promise<readonly string[]> => {
  const unseen: string[] = [];
  let chosen = false;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let step = 0; step < reach; step++) {
    await page.keyboard.press('Tab');
    const at = await focused(page, '.controls');
    if (!at.inControls) continue;
    if (!at.seen) unseen.push(at.label);
    if (at.kind === 'text') {
      await page.keyboard.type(typed);
      chosen = true;
    } else if (at.kind === 'hero') {
      await page.keyboard.press('Enter');
      return unseen;
    } else if (at.kind === 'button' && !chosen) {
      await page.keyboard.press('Enter');
      chosen = true;
    }
  }
  throw new Error('the keyboard reaches no big button');
};

interface Node {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
}

/** What a screen reader is given of a page. */
const treeOf = async (page: Page): Promise<readonly Node[]> => {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly Node[] };
    return nodes.filter(({ ignored }) => !ignored);
  } finally {
    await session.detach();
  }
};

const nameOf = ({ name }: Node): string => name?.value ?? '';
const roleOf = ({ role }: Node): string => role?.value ?? '';
const has = ({ properties = [] }: Node, property: string) =>
  properties.some(({ name, value }) => name === property && value.value === true);

/** Everything that the tree says, as it would be read out. */
export const readOut = async (page: Page): Promise<string> =>
  (await treeOf(page))
    .filter(node => /StaticText|image/.test(roleOf(node)))
    .map(nameOf)
    .join(' ');

/** Presses what the tree calls a button of that name, or types into what it calls a field; found by nothing but the tree. */
const useNode = async (page: Page, node: Node, text?: string): Promise<boolean> => {
  const session = await page.context().newCDPSession(page);
  try {
    // The page may have gone on since the tree was read: then it is read again.
    const found = await session.send('DOM.focus', { backendNodeId: node.backendDOMNodeId as number }).then(
      () => true,
      () => false,
    );
    if (!found) return false;
    if (text === undefined) await page.keyboard.press('Enter');
    else await page.keyboard.insertText(text);
    return true;
  } finally {
    await session.detach();
  }
};

/** Buttons of the frame around a move, and those that take back what was chosen. */
const aside = /rules|sound|forum|clear|fewer|any number/i;

/** Makes one move by the names in the tree: fills the first field or takes the first choice, and presses what leads on. */
export const moveByTree = async (page: Page, leadsOn: RegExp, typed = '50'): Promise<string> => {
  for (let patience = 0; patience < 60; patience++) {
    const nodes = await treeOf(page);
    const open = nodes.filter(node => !has(node, 'disabled'));
    const field = open.find(node => /textbox|spinbutton/.test(roleOf(node)));
    if (field !== undefined) await useNode(page, field, typed);
    const fresh = field === undefined ? open : (await treeOf(page)).filter(node => !has(node, 'disabled'));
    const button = fresh.find(node => roleOf(node) === 'button' && leadsOn.test(nameOf(node)));
    if (button !== undefined && (await useNode(page, button))) return nameOf(button);
    const choice = fresh.find(node => roleOf(node) === 'button' && !aside.test(nameOf(node)));
    if (choice !== undefined && field === undefined) await useNode(page, choice);
    await page.waitForTimeout(100);
  }
  throw new Error(
    `the tree has no button ${leadsOn}: ${(await treeOf(page)).filter(node => roleOf(node) === 'button').map(nameOf)}`,
  );
};
