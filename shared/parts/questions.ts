/** What a host should fix in a list of questions before a show uses it. */
import { type Fault, fault } from '../engine/fields.ts';
import { isRight, normal } from '../engine/judge.ts';
import { phrase } from '../engine/phrase.ts';
import type { Question } from '../engine/question.ts';

/** Answers that are not among the choices, and duplicate choices. `path` is the question's. */
export const adviseChoices = (question: Question, path: string): readonly Fault[] => {
  const { choices, answer } = question;
  if (choices === undefined) return [];
  const faults: Fault[] = [];
  if (!choices.some(choice => isRight(question, choice))) {
    faults.push(fault(`${path}.answer`, phrase('notAmongChoices', answer)));
  }
  if (new Set(choices.map(normal)).size < choices.length) {
    faults.push(fault(`${path}.choices`, phrase('sameChoice')));
  }
  return faults;
};

/** Duplicates, and answers that are not among the choices, in one list. `path` is the list's name. */
const adviseList = (questions: readonly Question[], path: string): Fault[] => {
  const first = new Map<string, number>();
  return questions.flatMap((question, i) => {
    const faults: Fault[] = [];
    const key = normal(question.ask);
    const before = first.get(key);
    if (before === undefined) first.set(key, i);
    else faults.push(fault(`${path}[${i}].ask`, phrase('sameAsNumber', before + 1)));
    return [...faults, ...adviseChoices(question, `${path}[${i}]`)];
  });
};

/** `needed`: how many items of each list one match may use. */
export const adviseQuestions = (
  pack: { readonly questions: readonly Question[]; readonly tieBreakers: readonly Question[] },
  needed: { readonly questions: number; readonly tieBreakers: number },
): readonly Fault[] => {
  const short = (path: 'questions' | 'tieBreakers'): Fault[] => {
    const lack = needed[path] - pack[path].length;
    return lack > 0 ? [fault(path, phrase('moreForMatch', lack, needed[path]))] : [];
  };
  return [
    ...adviseList(pack.questions, 'questions'),
    ...adviseList(pack.tieBreakers, 'tieBreakers'),
    ...short('questions'),
    ...short('tieBreakers'),
  ];
};
