/**
 * A stream's chat that plays along: what its lines call, and what the host's page hands to the server of it
 * (`POST /api/episodes/CODE/room/chat`, contract.md 11).
 */
import { normal } from '../engine/judge.ts';
import { callOf, type Option, type Task } from './task.ts';
import { adviceOf, type TeamTask } from './team.ts';

/** Calls in one message, at most. What is left follows a second later. */
export const mostCalls = 1000;

/** Tasks of teams that one chatter's line may be advice on, at most. */
export const mostAdvice = 8;

/** How the chat stands. `lost`: the page tries to reach it again. */
export const chatStates = ['reading', 'lost'] as const;
export type ChatState = (typeof chatStates)[number];

/** What a chatter has said since the last report: at least one of its three parts. */
export interface ChatCall {
  /** As the chat knows them. */
  readonly id: string;
  readonly name: string;
  /** For the task of the report; "" for none. */
  readonly value: string;
  /** For the tasks of teams, by their keys. What their own team is not asked does not count. */
  readonly advice?: readonly { readonly task: string; readonly value: string }[];
  /** The seat of the team that they join; -1 for the smallest. */
  readonly team?: number;
}

export interface ChatReport {
  /** The page that reads, 32 hex digits: of several pages only one is heard. */
  readonly page: string;
  readonly state: ChatState;
  /** The key of the task; "" without calls. */
  readonly task: string;
  /** The latest of each chatter who has said something since the last report. */
  readonly calls: readonly ChatCall[];
  /** Milliseconds since somebody typed the code that measures the delay; left out if nobody did. */
  readonly typed?: number;
}

export interface ChatHeard {
  /** This page is heard. Another one keeps its calls until it is. */
  readonly heard: boolean;
  /** What teams are asked now. */
  readonly tasks: readonly TeamTask[];
}

export type ChatReply =
  /** `address`: where the chat is read; "" on a server that reads none. */
  | (ChatHeard & { readonly ok: true; readonly address: string })
  | { readonly ok: false; readonly code: string; readonly message: string };

/** What everybody may know of the chat. */
export interface ChatNews {
  readonly channel: string;
  /** Whether the host's page reads it now. */
  readonly state: ChatState | '';
  /** Who has called so far. */
  readonly people: number;
  /** What somebody types so that the stream's delay is known; "" for nothing. */
  readonly code: string;
  /** The stream's delay as it was measured, with the time to type, in milliseconds; 0 before. */
  readonly delay: number;
}

/** 0 for a, -1 for what is no single letter. */
export const letterOf = (said: string): number => (/^[a-z]$/.test(said) ? said.charCodeAt(0) - 97 : -1);

const inputOf = ({ input }: Option): string | undefined => (input === undefined ? undefined : normal(String(input[1])));

/** The option that is said by its move, its input, its name or its letter; undefined if none is, or several are. */
const optionSaid = (
  said: string,
  options: readonly Option[],
  nameOf: (value: string) => string,
): string | undefined => {
  const ways: readonly ((option: Option, place: number) => boolean)[] = [
    option => inputOf(option) === said,
    option => option.input === undefined && normal(option.do) === said,
    option => normal(nameOf(option.value)) === said,
    (_, place) => place === letterOf(said),
  ];
  for (const way of ways) {
    const meant = options.filter(way);
    if (meant.length > 0) return meant.length === 1 ? meant[0]?.value : undefined;
  }
  return undefined;
};

/** What chatters type before an answer in their own words. */
const answerCommand = /^(answer|antwort)\s+/;

/**
 * What a line of the chat calls; undefined for nothing. Commands begin with `!`: `!a`, `!roll`, `!42`, `!answer Lima`. A single
 * letter or a number needs none. `nameOf`: what a call is named on the page.
 */
export const calledIn = (line: string, task: Task, nameOf: (value: string) => string): string | undefined => {
  const typed = line.trim();
  const command = typed.startsWith('!');
  const plain = command ? typed.slice(1).trim() : typed;
  const said = normal(plain);
  const answers = command && answerCommand.test(said);
  if (!command && !/^([a-z]|-?\d+([.,]\d+)?)$/.test(said)) return undefined;
  const text = answers ? plain.replace(/^\S+\s+/, '') : plain;
  switch (task.kind) {
    case 'guess':
      return callOf(task, text.replace(',', '.'));
    case 'answer': {
      if (task.choices.length === 0) return answers ? callOf(task, text) : undefined;
      return callOf(task, text) ?? task.choices[letterOf(normal(text))];
    }
    default:
      return optionSaid(normal(text), task.options, nameOf);
  }
};

/** What a line of the chat advises a team; undefined for nothing. */
export const advisedIn = (
  line: string,
  { moves, ...team }: TeamTask,
  nameOf: (value: string) => string,
): string | undefined => {
  const said = normal(line);
  // A move in place of an answer or a number is named: its letter could be an answer.
  const move = moves.find(option =>
    [normal(option.do), normal(nameOf(option.value))].includes(said.replace(/^!\s*/, '')),
  );
  if (said.startsWith('!') && move !== undefined) return move.value;
  const call = calledIn(line, team.task, nameOf);
  return call === undefined ? undefined : adviceOf({ moves, ...team }, call);
};

/** The shortest that means a call, wherever it stands: the number or letter that is asked for, or the letter of a choice. */
export const typedFor = (value: string, place: number, task: Task): string => {
  const input = 'options' in task ? task.options.find(one => one.value === value)?.input?.[1] : undefined;
  const ways = [...(input === undefined ? [] : [String(input).toLowerCase()]), String.fromCharCode(97 + place), value];
  return `!${ways.find(way => calledIn(`!${way}`, task, call => call) === value) ?? value}`;
};
