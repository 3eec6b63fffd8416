// Hosts a show over a socket, as its desk does: makes the next move when it is time, and judges answers. Node 20 or later.
//
//     npm install @colyseus/sdk@0.18
//     node host.mjs http://localhost:2567 CODE TOKEN
//
// TOKEN is what stands behind # in the host's link. (A program's token hosts over HTTP: see host.py.)
import { Client } from '@colyseus/sdk';

const [address, code, token] = process.argv.slice(2);
const room = await new Client(address).joinById(code, { as: 'host', token });

// What may be done at any moment does not carry the show on, nor does calling time.
const aside = ['undo', 'correct', 'replace', 'award', 'end', 'judge', 'buzzer', 'call-time'];

const plain = text => text.toLowerCase().replace(/^(the|an?) /, '');
const isRight = ({ answer = '', accept = [] }, said) => [answer, ...accept].some(one => plain(one) === plain(said));

/** What to do now; undefined if others are to move. */
const next = ({ legal, view }) => {
  const { card, sent } = view.own ?? {};
  if (legal.some(({ do: move }) => move === 'judge')) return { do: 'judge', correct: isRight(card, sent.at(-1).text) };
  const step = legal.find(({ do: move }) => !aside.includes(move));
  const free = [...room.state.seats].some(({ name }) => name === '');
  return step === undefined || (step.do === 'start' && free) ? undefined : { do: step.do };
};

let asked = false;
const look = async own => {
  if (asked) return;
  const move = next(own);
  if (own.view.phase === 'over') {
    console.log('It is over:', room.state.result);
    await room.leave();
    process.exit();
  }
  if (move === undefined) return;
  asked = true;
  // `at` says which moment is meant: what comes too late is refused, and the next view is on its way.
  const reply = await room.request('move', { id: crypto.randomUUID(), at: own.entries, ...move });
  asked = false;
  console.log(move.do, '->', reply.ok ? 'ok' : reply.message);
  if (latest !== own) await look(latest);
};

// What only the host may know comes as a message, with every entry.
let latest;
room.onMessage('own', own => {
  latest = own;
  void look(own);
});
room.onMessage('*', () => {});
room.onStateChange(() => latest && room.state.phase === 'lobby' && void look(latest));
