/** Aiken: a question on a line, its choices below it (`A. …` or `A) …`), and `ANSWER: B`. */
import { phrase } from '../../../engine/phrase.ts';
import type { FormatReader } from '../content.ts';
import { at, gathering } from './gather.ts';
import { loose } from './plain.ts';

/** Moodle's other languages translate the word, and people write Correct. */
const answer = /^\s*(?:ANSWER|ANSWERS|CORRECT(?: ANSWER)?|ANTWORT|LÖSUNG|SVAR|RESPUESTA|R[ÉE]PONSE)\s*:\s*(.*)$/i;
const choice = /^\s*\(?([A-Z])[.)]\s+(.*)$/i;

export const aiken: FormatReader = {
  name: 'aiken',
  reads: ({ kind, ...content }) => {
    if (kind !== 'text' || !('text' in content)) return false;
    return /^\s*\(?A[.)]\s+\S/im.test(content.text) && content.text.split('\n').some(line => answer.test(line));
  },
  read: content => {
    const gather = gathering('aiken');
    let ask: string[] = [];
    let choices: { readonly letter: string; readonly text: string }[] = [];
    let began = 0;
    const finish = (marks: readonly string[] | undefined) => {
      const text = loose(ask.join(' '));
      // A line in between belongs to no question.
      if (marks === undefined && choices.length > 0) gather.leave(at(began), text, phrase('noneRight'));
      else if (marks !== undefined)
        gather.add({
          at: at(began),
          ask: text,
          right: marks.map(mark => choices.find(({ letter }) => letter === mark)?.text ?? mark),
          choices: choices.map(({ text }) => text),
        });
      ask = [];
      choices = [];
    };
    const lines = content.kind === 'text' ? content.text.split(/\r\n?|\n/) : [];
    for (const [i, line] of lines.entries()) {
      const [, letters] = answer.exec(line) ?? [];
      const [, letter, text = ''] = choice.exec(line) ?? [];
      if (letters !== undefined)
        finish(
          letters
            .toUpperCase()
            .split(/[^A-Z]+/)
            .filter(letter => letter.length === 1),
        );
      else if (letter !== undefined && ask.length > 0)
        choices.push({ letter: letter.toUpperCase(), text: loose(text) });
      else if (line.trim() !== '') {
        if (choices.length > 0) finish(undefined);
        if (ask.length === 0) began = i + 1;
        ask.push(line.trim());
      } else if (choices.length === 0) ask = [];
    }
    if (choices.length > 0) finish(undefined);
    return gather.file();
  },
};
