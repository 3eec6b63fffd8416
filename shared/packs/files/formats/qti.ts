/** QTI 2 (and 3): a zip whose `imsmanifest.xml` lists items, or a single item. Items of one choice and of one typed text. */
import { phrase } from '../../../engine/phrase.ts';
import { plainLine } from '../../../engine/plain-text.ts';
import type { Archive } from '../archive.ts';
import type { FormatReader } from '../content.ts';
import type { FoundMedia } from '../found.ts';
import { Unreadable } from '../unreadable.ts';
import { childAt, childrenOf, type Element, textWithin, within, xmlOf } from '../xml.ts';
import { type Gathering, gathering, given } from './gather.ts';

/** QTI 3 writes the names of QTI 2 with a prefix and dashes. */
const older = (name: string): string =>
  name.replace(/^qti-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The element as QTI 2 writes it. */
const asTwo = (element: Element): Element =>
  !/^qti-/.test(element.name)
    ? element
    : {
        ...element,
        name: older(element.name),
        attributes: Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [older(name), value])),
        children: element.children.map(child => (typeof child === 'string' ? child : asTwo(child))),
      };

const interaction = /Interaction$/;

const apart = /^(?:p|div|br|li|td|th|h[1-6]|pre|blockquote)$/;
const unread = /^(?:rubricBlock|feedbackBlock|feedbackInline|style|script)$/;

/** What is told and asked around the interactions, but not within them. */
const textAround = ({ children }: Element): string =>
  children
    .map(child => {
      if (typeof child === 'string') return child;
      if (interaction.test(child.name)) {
        const prompt = childAt(child, 'prompt');
        return prompt === undefined ? ' _____ ' : ` ${textAround(prompt)} `;
      }
      if (unread.test(child.name)) return '';
      return apart.test(child.name) ? ` ${textAround(child)} ` : textAround(child);
    })
    .join('');

const interactionsIn = (element: Element): readonly Element[] =>
  element.children.flatMap(child => {
    if (typeof child === 'string') return [];
    return interaction.test(child.name) ? [child] : interactionsIn(child);
  });

/** The path of a file that an item names, from the item's own place. */
const pathFrom = (item: string, relative: string): string => {
  const path = item.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
};

const pictureOf = (body: Element, file: string, archive: Archive | undefined): { readonly picture?: FoundMedia } => {
  const [image] = [...within(body, 'img'), ...within(body, 'object')];
  const { src, data, alt = '' } = image?.attributes ?? {};
  const path = pathFrom(file, src ?? data ?? '');
  if (image === undefined || archive === undefined || !archive.names.includes(path)) return {};
  return { picture: { bytes: archive.bytes(path), alt: plainLine(alt || textWithin(image)) } };
};

const read = (item: Element, file: string, archive: Archive | undefined, { add, leave }: Gathering): void => {
  const place = { line: item.line, part: file };
  const body = childAt(item, 'itemBody');
  const title = plainLine(item.attributes.title ?? '');
  if (body === undefined) {
    leave(place, title, phrase('nothingAsked'));
    return;
  }
  const told = plainLine(textAround(body));
  // A field below its question leaves no gap in it.
  const ask = told.replace(/^_____ | _____$/g, '');
  const found = interactionsIn(body);
  const [asked] = found;
  if (asked === undefined) {
    leave(place, ask || title, phrase('otherKind', phrase('description')));
    return;
  }
  const isTyped = asked.name === 'textEntryInteraction';
  if (found.length > 1 || !(isTyped || asked.name === 'choiceInteraction')) {
    const kind = { matchInteraction: 'matching', orderInteraction: 'ordering', extendedTextInteraction: 'essay' }[
      asked.name
    ];
    if (found.length === 1 && kind === 'essay') leave(place, ask || title, phrase('essay'));
    else
      leave(
        place,
        ask || title,
        phrase(
          'otherKind',
          phrase(found.length > 1 || isTyped ? 'gaps' : kind === 'matching' || kind === 'ordering' ? kind : 'other'),
        ),
      );
    return;
  }
  const declared = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === asked.attributes.responseIdentifier,
  );
  const values = childrenOf(childAt(declared, 'correctResponse'), 'value').map(value => plainLine(textWithin(value)));
  const mapped = childrenOf(childAt(declared, 'mapping'), 'mapEntry').filter(
    ({ attributes }) => Number(attributes.mappedValue) > 0,
  );
  const keys = values.length > 0 ? values : mapped.map(({ attributes }) => plainLine(attributes.mapKey ?? ''));
  const choices = within(asked, 'simpleChoice').map(choice => ({
    key: choice.attributes.identifier ?? '',
    // Feedback lies within a choice.
    text: plainLine(
      textWithin({
        ...choice,
        children: choice.children.filter(child => typeof child === 'string' || !/^feedback/.test(child.name)),
      }),
    ),
  }));
  const feedback = [...childrenOf(item, 'modalFeedback'), ...within(asked, 'feedbackInline')].find(({ attributes }) =>
    keys.includes(attributes.identifier ?? ''),
  );
  add({
    at: place,
    ask: isTyped ? ask : ask || title,
    right: isTyped
      ? [...keys, ...mapped.map(({ attributes }) => plainLine(attributes.mapKey ?? ''))]
      : keys.map(key => choices.find(choice => choice.key === key)?.text ?? key),
    choices: choices.map(({ text }) => text),
    ...given('explain', feedback === undefined ? '' : plainLine(textWithin(feedback))),
    ...pictureOf(body, file, archive),
  });
};

const isItem = (root: Element): boolean => older(root.name) === 'assessmentItem';

/** The items that the manifest lists, in its order. */
const filesOf = (archive: Archive): readonly string[] => {
  const resources = within(xmlOf(archive.text('imsmanifest.xml')), 'resource');
  const hrefs = resources
    .filter(
      ({ attributes }) =>
        /^imsqti_(?:apip)?(?:item_|apipitem_)?/.test(attributes.type ?? '') &&
        !/test|assessment_/.test(attributes.type ?? ''),
    )
    .map(
      ({ attributes, ...resource }) =>
        attributes.href ?? childAt({ attributes, ...resource }, 'file')?.attributes.href ?? '',
    );
  return [...new Set(hrefs)].filter(name => archive.names.includes(name));
};

export const qti: FormatReader = {
  name: 'qti',
  reads: content => {
    if (content.kind === 'xml') return isItem(content.root);
    return content.kind === 'archive' && content.archive.names.includes('imsmanifest.xml');
  },
  read: content => {
    if (content.kind === 'xml') {
      const gather = gathering('qti', plainLine(content.root.attributes.title ?? ''));
      read(asTwo(content.root), '', undefined, gather);
      return gather.file();
    }
    const gather = gathering('qti');
    if (content.kind !== 'archive') return gather.file();
    for (const file of filesOf(content.archive)) {
      try {
        const root = xmlOf(content.archive.text(file));
        if (isItem(root)) read(asTwo(root), file, content.archive, gather);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        gather.leave({ line: 1, part: file }, file, phrase('broken'));
      }
    }
    return gather.file();
  },
};
