import { aTotal, Counted, counted, several } from '../../../../words/de/counting.ts';
import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import type { HotDiceOptions, HotDiceRuling } from '../../game-state.ts';
import { boardFacts, bustingTotals, type SpaceFacts } from '../../rule-facts.ts';
import { rulings } from './rulings.ts';

export const book: MakeBook<HotDiceOptions, HotDiceRuling> = (options, tell) => {
  const { money, either } = tell;
  const { bonanzaCash } = options;
  const { free, roll, tieBreak, bonanza, mega, megaAt, lossesOut, retireAt, waits } = options.house;
  const [dearest = 0] = bonanzaCash;
  const busts = bustingTotals(options.house.busts);
  const bonusBusts = bustingTotals(bonanza.busts);
  const danger = either(busts.map(aTotal));
  const bonusDanger = either(bonusBusts.map(aTotal));
  const { spaces, catchUp, best, ofTheHost } = boardFacts(options);
  const upTo = Array.from({ length: megaAt - 1 }, (_, i) => i + 1);
  const rounds = several(options.rounds, 'einer Runde', 'Runden');
  const coins =
    upTo.length < 5 ? either(upTo.map(n => (n === 1 ? 'eine' : counted(n)))) : `eine bis ${counted(megaAt - 1)}`;
  const inARow = `${counted(megaAt)} Siegen`;
  const back = (wait: number) =>
    wait === 0
      ? 'Du darfst dich sofort wieder qualifizieren.'
      : `Nach ${several(wait, 'einer ganzen Sendung', 'ganzen Sendungen')} darfst du dich wieder qualifizieren.`;
  const freely = (n: number, one: string, many: string) =>
    n === 1 ? `Der nächste Wurf der Liste ${one}` : `Die nächsten ${counted(n)} Würfe der Liste ${many}`;
  const roundRow = ({ kind, amounts, spaces: n }: SpaceFacts): readonly string[] => {
    const times = n > 1 ? ` (${n} Felder)` : '';
    const [amount = 0] = amounts;
    switch (kind) {
      case 'double-pot':
        return [`Topf doppelt${times}`, 'Der Topf wird verdoppelt.'];
      case 'free-rolls': {
        const worth = `${money(free)} je Auge, selbst ${either([...busts.map(aTotal), 'ein Pasch'])}.`;
        const must = amount === 1 ? '' : ` Du musst ${amount === 2 ? 'beide' : 'alle'} nehmen. [HD-A5]`;
        return [
          amount === 1 ? '1 Freiwurf' : `${amount} Freiwürfe`,
          `${freely(amount, `bringt ${worth}`, `bringen ${worth}`)}${must}`,
        ];
      }
      case 'bust':
        return [
          `alles weg${times}`,
          busts.length === 0
            ? 'Der Topf ist verloren, und die Runde ist vorbei.'
            : `Wie ${danger}: Der Topf ist verloren, und die Runde ist vorbei.`,
        ];
      case 'lose-loss':
        return [
          'Niederlage weg',
          `${ofTheHost ? 'Nur wenn beide eine Niederlage haben; sonst liegt dort „alles weg“.' : `Steht an der Stelle der ${money(options.cash[2] ?? 0)}, nur wenn beide eine Niederlage haben.`} Wer das Feld findet, wird die eigene los. Gestrichene Siege kommen nicht zurück.`,
        ];
      default:
        return [amounts.map(money).join(', '), 'Der Betrag kommt in den Topf.'];
    }
  };
  const catchUpRow = ({ kind, amounts, spaces: n }: SpaceFacts): readonly string[] => {
    const times = n > 1 ? ` (${n} Felder)` : '';
    const [amount = 0] = amounts;
    switch (kind) {
      case 'cash-and-roll':
        return [
          `${amounts.map(money).join(', ')} + Wurf`,
          'Der Betrag kommt auf deinen Stand, und du darfst noch einmal würfeln.',
        ];
      case 'double-score':
        return [`Stand doppelt${times}`, 'Dein Stand wird verdoppelt.'];
      case 'tie-score':
        return [`Gleichstand${times}`, 'Dein Stand wird auf den der Führung angehoben.'];
      case 'free-rolls':
        return [
          amount === 1 ? '1 Freiwurf' : `${amount} Freiwürfe`,
          freely(
            amount,
            `kommt auf deinen Stand, ${money(free)} je Auge.`,
            `kommen auf deinen Stand, ${money(free)} je Auge.`,
          ),
        ];
      case 'bust':
        return [`alles weg${times}`, 'Nichts gewonnen, nichts verloren. [HD-A10]'];
      case 'lose-loss':
        return [
          'Niederlage weg',
          'Nur wenn beide eine Niederlage haben: Wer es findet, wird die eigene los. Sonst bringt es nichts.',
        ];
      default:
        return [amounts.map(money).join(', '), 'Der Betrag kommt auf deinen Stand.'];
    }
  };
  return {
    title: 'Hot Dice',
    inShort: `Gewinne eine Frage, würfle einen Topf zusammen und sichere ihn, ehe ${busts.length === 0 ? `die Tafel` : danger} ihn nimmt. ${options.rounds === 1 ? `Eine Runde` : `${Counted(options.rounds)} Runden`} und eine Aufholjagd entscheiden, wer um die Bonus Bonanza spielt und nach ${inARow} in Folge um ${money(mega.million)}.`,
    text: `
      ## Worum es geht
      Zwei treffen in ${rounds} aufeinander. Jede Runde beginnt mit einer Frage. Wer sie gewinnt, würfelt mit zwei Würfeln einen Topf zusammen und hört rechtzeitig auf oder nicht.
      Nach der letzten Runde kommt die Aufholjagd: Wer zurückliegt, bekommt eine letzte Chance.
      Die alten Regeln zählen in Cyber-Dollar, CY$. Ob eine Show das noch tut, entscheidet die Spielleitung.

      ## Wer mitspielt
      Die Plätze vergibt eine Qualifikationsfrage, deren Antwort eine Zahl ist. Der nächste Tipp bekommt den Platz. Sind zwei gleich nah, bekommt ihn, wer zuerst geschickt hat.

      ## Die Frage
      Zur Frage gehören mehrere Antworten zur Auswahl.
      ![nearer-number]
      1. Beide schicken eine Antwort und eine Zahl von 1 bis 100 oder passen. Die andere Seite sieht es nicht.
      1. Eine geheime Zahl von 1 bis 100 wird geöffnet. Es zählt nur die Antwort der Seite, die näher dran ist. Sind beide gleich nah, zählt, wer zuerst geschickt hat.
      1. Richtig: Diese Seite gewinnt die Frage und einen Freiwurf.
      1. Falsch: Die andere gewinnt die Frage und den Freiwurf.
      1. Passen beide, fällt die Frage weg, und in derselben Runde wird eine andere gestellt.

      ## Die Liste der Würfe
      Vor jeder Runde wird eine Liste von 100 Würfen gemacht. Die Zahl, die du geschickt hast, ist auch dein Platz in dieser Liste: Dort steht dein Freiwurf, und deine nächsten Würfe folgen darauf. [HD-A6] Nach dem 100. Wurf kommt der 1.
      Gewinnst du die Frage, ohne eine Zahl geschickt zu haben, fängst du beim 1. Wurf an.
      ![roll-list]

      ## Der Topf
      Der Freiwurf eröffnet den Topf mit ${money(free)} je Auge. ${busts.length === 0 ? `Beim Freiwurf öffnet ein Pasch keine Tafel.` : `Beim Freiwurf schadet ${danger} nicht, und ein Pasch öffnet keine Tafel.`}
      Jetzt entscheide: den Topf sichern, dann ist die Runde vorbei, und er kommt auf deinen Stand, oder den nächsten Wurf der Liste nehmen.
      | Der nächste Wurf ist | Was geschieht |
      ${busts.length === 0 ? '' : `| ${danger} | Alles weg. Der Topf ist verloren, und die Runde ist vorbei. |`}
      | ein Pasch | Du entscheidest über den Pasch: siehe unten. |
      | etwas anderes | ${money(roll)} je Auge kommen in den Topf. Entscheide neu. |
      ${
        busts.length > 0 && !busts.includes(9) && best > 0
          ? `> Anna gewinnt die Frage mit der Zahl 24. Der 24. Wurf ist 2 und 4: Der Topf beginnt mit ${money(6 * free)}. Sie macht weiter: 6 und 3, ${money(9 * roll)} mehr, ${money(6 * free + 9 * roll)}. Dann ein Einerpasch. Sie lässt die ${money(2 * roll)} liegen und öffnet Feld 1: ${money(best)}. Im Topf sind ${money(6 * free + 9 * roll + best)}. Sie würfelt noch einmal: ${aTotal(busts[0] ?? 0)}. Der Topf ist weg, und sie bekommt nichts in dieser Runde.`
          : ''
      }

      ## Die Entscheidung beim Pasch
      Die Tafel hat sechs Felder, eines für jeden Pasch. Würfle einen Pasch und wähle: Nimm ${money(roll)} je Auge, oder öffne das Feld dieses Paschs und nimm, was dahinter liegt. Öffnest du es, zählen die Augen des Wurfs nicht.
      Alle sechs werden nach jedem Pasch gemischt, geöffnet oder nicht. [HD-A4] Was gefunden wurde, bleibt im Spiel. [HD-A3]
      ![double-board](${money(6 * roll)})
      | Hinter einem Feld | Was es tut |
      ${tableRows(spaces.map(roundRow))}

      ## Die Aufholjagd
      Nach ${rounds} gibt es keine Fragen mehr. Wer zurückliegt, wählt eine Nummer von 1 bis 100, einen Platz in einer neuen Liste von Würfen, und bekommt einen Wurf.
      Steht es nach ${rounds} gleich? Dann gibt es keine Aufholjagd, und eine Stichfrage entscheidet.
      1. Der Wurf ist sofort gesichert: ${money(free)} je Auge.
      ${busts.length === 0 ? '' : `1. E${danger.slice(1)} bringt nichts, aber verloren ist auch nichts.`}
      1. Ein Pasch: Sichere ${money(free)} je Auge, oder öffne das Feld dieses Paschs. Lägst du mit dem Geld noch zurück, musst du öffnen.
      1. Immer noch zurück? Dann gewinnt die Führung sofort.
      1. Gleichauf oder vorn? Dann wählt auch die andere Seite eine Nummer und bekommt einen Wurf, mit neuer Liste und neuer Tafel. [HD-A38]
      | Hinter einem Feld | Was es in der Aufholjagd tut |
      ${tableRows(catchUp.map(catchUpRow))}

      ## Wer gewinnt
      Der höhere Stand gewinnt. Steht es nach der Aufholjagd gleich, entscheidet eine Stichfrage. Wer sie gewinnt, gewinnt das Spiel und ${money(tieBreak)} dazu. Gewürfelt wird dafür nicht. [HD-A32]
      Beide behalten, was sie gesichert haben. [HD-A18]

      ## Siege und Niederlagen
      Wer gewinnt, bekommt einen Sieg, die andere Seite eine Niederlage. Eine Niederlage streicht alle Siege, also sind Siege immer Siege in Folge.
      | Du hast | Was es bedeutet |
      | ${either(upTo.map(String))} ${megaAt === 2 ? 'Sieg' : 'Siege in Folge'} | Du spielst die Bonus Bonanza. |
      | ${megaAt} Siege in Folge | Du spielst stattdessen den Mega Roll. |
      ${
        lossesOut === 0
          ? ''
          : `| ${lossesOut} ${lossesOut === 1 ? 'Niederlage' : 'Niederlagen'} | Du scheidest aus. ${back(waits[0])} |`
      }
      | insgesamt ${money(retireAt)} oder mehr gewonnen | Du verabschiedest dich. ${back(waits[1])} |

      ## Die Bonus Bonanza
      Du beginnst mit einer Goldmünze für jeden Sieg in Folge: ${coins}. Eine Münze rettet dich einmal, wenn alles weg wäre.
      Wähle eine Nummer von 1 bis 100, einen Platz in einer neuen Liste. Der Freiwurf eröffnet den Topf mit ${money(bonanza.free)} je Auge. Von nun an darfst du aufhören und den Topf behalten oder weiterwürfeln. Es geht um mehr, und es ist gefährlicher.
      Hinter den sechs Feldern liegen ${money(dearest)}, ${money(bonanzaCash[1] ?? 0)}, ${money(bonanzaCash[2] ?? 0)} und dreimal „alles weg“. Sind die ${money(dearest)} gefunden, tritt „Topf doppelt“ an ihre Stelle. ${bonusBusts.length === 0 ? `` : `Ein „alles weg“ hinter einem Feld ist wie ${bonusDanger}.`}
      Münzen, die am Ende übrig sind, verfallen.
      | Der nächste Wurf ist | Was geschieht |
      ${
        bonusBusts.length === 0
          ? ''
          : `| ${bonusDanger} | Alles weg. Mit einer Münze: Gib sie ab und würfle noch einmal. Ohne: Die Bonanza ist vorbei, und du gewinnst nichts. |`
      }
      | ein Pasch | Nimm ${money(bonanza.roll)} je Auge, oder öffne das Feld dieses Paschs. |
      | etwas anderes | ${money(bonanza.roll)} je Auge kommen in den Topf. |
      ${
        bonusBusts.length > 0 && !bonusBusts.includes(11)
          ? `> Anna hat eine Münze. Ihr Freiwurf ist eine 7: Die schadet nicht, sondern bringt ${money(7 * bonanza.free)} in den Topf. Dann 6 und 5, das sind 11 Augen, ${money(11 * bonanza.roll)} mehr: ${money(7 * bonanza.free + 11 * bonanza.roll)}. Dann ${aTotal(bonusBusts.at(-1) ?? 0)}: Sie gibt ihre Münze ab und muss noch einmal würfeln. Ein Viererpasch: Sie öffnet Feld 4 und findet ${money(dearest)}. Sie hört mit ${money(7 * bonanza.free + 11 * bonanza.roll + dearest)} auf.`
          : ''
      }

      ## Der Mega Roll
      Nach ${inARow} in Folge: ein Wurf mit zwei Würfeln, und nur ein Pasch gewinnt etwas. [HD-A27]
      Mit einem Pasch sichere ${money(mega.roll)} je Auge, von ${money(2 * mega.roll)} bis ${money(12 * mega.roll)}, oder öffne das Feld dieses Paschs. Hinter einem der sechs Felder liegt die Million: ${money(mega.million)}. Hinter den anderen fünf liegt nichts.
      Was auch geschieht, die Siege in Folge gehen zurück auf null. Der nächste Mega Roll braucht ${counted(megaAt)} neue Siege.

      ## Sendungen und das Publikum
      Zwei Spiele mit ihren beiden Bonusspielen ergeben eine Sendung, mit einem Spiel für das Publikum dazwischen, wenn noch Zeit ist. [HD-A37]
      Für das Publikum wählt die Spielleitung irgendeine Show oder eines ihrer Bonusspiele. Eine eigene Qualifikation findet die Mitspielenden. Wer im Hauptspiel dabei ist, möge anderen den Vortritt lassen.

      ## Wenn jemand zu spät ist
      Die Spielleitung bestimmt, wie lange ein Zug dauern darf. Das geschieht, wenn die Zeit um ist.
      | Es fehlt | Was geschieht |
      | eine Antwort | Sie gilt als Passen. Fehlen beide, wird die Frage ersetzt. |
      | weiter oder sichern | Alles weg. |
      | die Entscheidung beim Pasch | Alles weg. In der Aufholjagd ist nichts gewonnen. |
      | eine Nummer in Aufholjagd oder Bonanza | Du fängst beim 1. Wurf der Liste an. |
      | der zusätzliche Wurf der Aufholjagd | Du belässt es dabei. |
      | weiter oder aufhören in der Bonanza | Alles weg: Zuerst wird eine Münze benutzt. Ein Wurf, den du machen musst, wird für dich gemacht. [HD-A24] |
      | ein Zug im Mega Roll | Du gewinnst nichts. |

      ## Wenn jemand fort ist
      Bleibt jemand weg, darf die Spielleitung der eifrigeren Seite den Sieg geben, gleich wie es steht: Das Bonusspiel folgt wie nach jedem Sieg. [HD-A40]
      Die Spielleitung darf auch einen Ersatz einsetzen, der den Stand übernimmt und ohne Siege, Niederlagen und Gewinne beginnt. [HD-A41]

      ## Ein anderes Hot Dice, nicht spielbar
      Unter den alten Texten ist ein Bruchstück aus den Regeln der Lotterie von Florida, Nummer 53ER18-53, über ein Spiel namens HOT DICE. Es war ein Fast-Play-Spiel, ein Sofortgewinnspiel, auch Online-Terminal-Spiel genannt, zu 1,00 US-Dollar je Spiel. Die Lose druckte das Terminal einer zugelassenen Verkaufsstelle beim Kauf.
      Dort bricht der Text ab. Keine Symbole, keine Preise, keine Chancen und kein Weg zu gewinnen sind überliefert. Keine Spielregel ist übrig, also lässt es sich nicht spielen, hier nicht und nirgends. Mit dieser Show teilt es nur den Namen.
    `,
    rulings: rulings(options, tell),
    origin: [
      'Hot Dice folgt den Regeln eines Netzspiels, das per E-Mail gespielt wurde. Nach eigenen Worten schöpfte es aus On A Roll, einer britischen Pilotsendung, die nie verkauft wurde.',
      'Weder jenes Netzspiel noch Boxcars erhebt Anspruch auf jene Show. Niemand spielt hier um echtes Geld oder echte Preise.',
      'Die alte Seite mischt drei andere Texte unter diese Regeln. Ein Würfelspiel mit sechs Würfeln, ebenfalls Hot Dice genannt, steht im Buch von Six Dice. Die Wetten von Hard Rockin’ Dice stehen im Buch von Hot Hand. Das Bruchstück der Lotterieregel aus Florida ist oben genannt.',
    ],
  };
};
