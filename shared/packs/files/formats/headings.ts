/** What fields, headings and kinds of questions are called in other products' files. */
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import type { Difficulty } from '../../deal.ts';

/** Case, blanks, signs and what stands in brackets do not count. */
export const likewise = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\([^)]*\)|–.*|\s-\s.*/gsu, '')
    .replace(/[^\p{L}\p{N}#]+/gu, '');

/** Each begins with the name that is meant if several are there. */
export const names = {
  ask: [
    'question',
    'ask',
    'questiontext',
    'questionstem',
    'prompt',
    'clue',
    'hint',
    'stem',
    'q',
    'frage',
    'fragetext',
    'aufgabe',
    'quizfrage',
    'pregunta',
    'domanda',
    'vraag',
    'front',
    'text',
    'title',
  ],
  right: [
    'correctanswer',
    'correctanswers',
    'correct',
    'correctanswerindex',
    'correctindex',
    'correctoption',
    'correctoptions',
    'correctchoice',
    'rightanswer',
    'answer',
    'answerindex',
    'answerkey',
    'key',
    'solution',
    'response',
    'a',
    'antwort',
    'richtigeantwort',
    'richtig',
    'losung',
    'loesung',
    'respuestascorrectas',
    'respuestacorrecta',
    'codigoderespuestascorrectas',
    'codigoderespuesta',
    'codigoderespuestacorrecta',
    'bonnereponse',
    'reponse',
    'respuesta',
    'back',
  ],
  wrong: ['incorrectanswers', 'wronganswers', 'incorrect', 'wrong', 'distractors', 'falscheantworten', 'falsch'],
  choices: [
    'choices',
    'options',
    'answeroptions',
    'answers',
    'alternatives',
    'possibleanswers',
    'auswahl',
    'antworten',
    'antwortmoglichkeiten',
    'antwortmoeglichkeiten',
  ],
  accept: ['accept', 'accepted', 'acceptedanswers', 'alternativeanswers', 'synonyms', 'auch'],
  category: ['category', 'categoryname', 'categories', 'topic', 'subject', 'theme', 'kategorie', 'thema', 'deck'],
  difficulty: ['difficulty', 'level', 'difficultylevel', 'schwierigkeit'],
  explain: [
    'explain',
    'explanation',
    'answerexplanation',
    'feedback',
    'rationale',
    'justification',
    'erklarung',
    'erklaerung',
    'explicacion',
    'funfact',
    'fact',
  ],
  source: ['source', 'reference', 'quelle'],
  note: ['note', 'notes', 'comment', 'hostnote', 'notiz'],
  kind: ['type', 'questiontype', 'kind', 'tipodepregunta', 'fragetyp'],
  picture: ['imagelink', 'imageurl', 'image', 'questionimage', 'picture', 'bild'],
  value: ['value', 'cluevalue', 'points', 'dollarvalue', 'money'],
} as const;

export type Role = keyof typeof names;

/** One choice of several: `Option 1`, `answer_b`, `Incorrect Answer 2`, `C`. */
export const choiceHeading =
  /^(?:(?:answer|option|choice|antwort|opcion|respuesta|alternative)?([a-h]|[1-9]|10)|(?:answer|option)(?:choice|text)([a-h]|[1-9]))$/;
export const wrongHeading = /^(?:incorrect|wrong|falsche|false)(?:answer|option|choice|antwort)?[1-9]?$/;

/** What a product calls the kind of a question. `open`: whoever answers types one of the texts. */
export const kindOf = (type: string): 'open' | 'truth' | Phrase | undefined => {
  const name = likewise(type);
  if (/^(?:boolean|bool|truefalse|trueorfalse|tf|yesno|verdaderoofalso)$/.test(name)) return 'truth';
  if (/match|pair|zuordn/.test(name)) return phrase('otherKind', phrase('matching'));
  if (/order|jumble|sort|ranking|sequence|puzzle$/.test(name)) return phrase('otherKind', phrase('ordering'));
  if (/poll|survey|wordcloud|brainstorm|umfrage|nps/.test(name)) return phrase('otherKind', phrase('poll'));
  if (/draw|pinanswer|hotspot|droppin/.test(name)) return phrase('otherKind', phrase('drawing'));
  if (/^(?:content|slide|description|info|importedslide)$/.test(name))
    return phrase('otherKind', phrase('description'));
  if (/cloze|dropdown|dragandrop|dragtext/.test(name)) return phrase('otherKind', phrase('gaps'));
  return /open|short|fill|blank|type(?:answer)?$|textinput|freetext/.test(name) ? 'open' : undefined;
};

const easy = /^(?:easy|leicht|einfach|1|facil|simple|beginner)$/;
const middle = /^(?:medium|mittel|normal|2|moderate|intermediate|average)$/;
const hard = /^(?:hard|schwer|schwierig|3|difficult|advanced|expert)$/;

export const difficultyOf = (text: string): { readonly difficulty?: Difficulty } => {
  const name = likewise(text);
  if (easy.test(name)) return { difficulty: 1 };
  if (middle.test(name)) return { difficulty: 2 };
  return hard.test(name) ? { difficulty: 3 } : {};
};
