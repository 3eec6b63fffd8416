import { counted } from '../../../../words/de/counting.ts';
import type { MakeBook } from '../../../../words/rule-book.ts';
import { mainEventRulings, mainEventSections } from '../../../main-event/words/de/rules.ts';
import type { LuckyPuzzleOptions, LuckyPuzzleRuling } from '../../game-state.ts';

export const book: MakeBook<LuckyPuzzleOptions, LuckyPuzzleRuling> = (options, tell) => {
  const { money, list } = tell;
  const { perLetter, followUps } = options;
  const { mainEvent } = options.house;
  const [first = 0, second = 0] = options.opening;
  const [bronze, silver, gold] = mainEvent.allCash;
  /** Eines Rätsels, bei dem so viele Buchstaben offen sind. */
  const worth = (opening: number, letters: number): number => Math.max(0, opening - letters * perLetter);
  const riddles = followUps.length === 1 ? 'einem Rätsel' : `${counted(followUps.length)} Rätseln`;
  const questionText =
    followUps.length === 0
      ? 'In dieser Show gehört zu keinem Rätsel eine.'
      : `Zu ${riddles} gehört eine Frage über die Lösung. Es geht, in der Folge, in der sie gelöst werden, um ${list(followUps.map(money))}.`;
  return {
    title: 'Lucky Puzzle',
    inShort:
      'Würfle mit zwei Würfeln und öffne Buchstaben, deren Nummern die Summe ergeben. Löse das Rätsel früh: Jeder geöffnete Buchstabe macht es weniger wert.',
    text: `
      ## Worum es geht
      Zwei treten an, ein Champion und jemand, der ihn herausfordert. Beide suchen verdeckte Wörter und Begriffe. Wer einen löst, bekommt, was er in diesem Augenblick wert ist.
      Es gibt zwei Runden mit jeweils mehreren Rätseln. Der höhere Stand am Ende gewinnt und spielt The Main Event.

      ## Die Tafel
      Ein Rätsel hat 9 bis 12 Buchstaben. Jeder Buchstabe steckt hinter einer Nummer, von 1 bis zur Zahl der Buchstaben. [LP-A2] Die Buchstaben stehen am richtigen Platz, die Nummern sind zufällig verstreut.
      Leerzeichen und Satzzeichen, etwa ein Apostroph oder &, sind von Anfang an zu sehen.
      Ein Rätsel beginnt in Runde 1 bei ${money(first)} und in Runde 2 bei ${money(second)}. Jeder Buchstabe, der geöffnet wird, kostet es ${money(perLetter)}, gleich wer ihn öffnet.
      ![numbered-tiles]

      ## Wer beginnt
      Das erste Rätsel beginnt, wer den Champion herausfordert. Gibt es noch keinen Champion, entscheidet die Auslosung, wer es ist und wer herausfordert.
      Jedes spätere Rätsel beginnt, wer zurückliegt. Steht es gleich, beginnt, wer vor dem Gleichstand vorn lag. Lag noch niemand vorn, beginnt, wer herausfordert. [LP-A9]

      ## Ein Zug
      Wer am Zug ist, hat die Würfel.
      1. Würfle mit zwei Würfeln.
      1. Wähle verdeckte Nummern, die zusammen die Summe ergeben: eine, zwei oder mehr. [LP-A1] Ihre Buchstaben öffnen sich.
      1. Dann wähle: raten, noch einmal würfeln oder passen.
      | Du wählst | Was geschieht |
      | raten, und es stimmt | Du bekommst, was das Rätsel jetzt wert ist. Das nächste Rätsel folgt. |
      | raten, und es stimmt nicht | Die andere Seite übernimmt, und die höchste verdeckte Nummer öffnet sich: ${money(perLetter)} weniger. |
      | werfen | Du spielst weiter, wenn der Wurf spielbar ist. |
      | passen | Die andere Seite übernimmt. Es kostet nichts. [LP-A5] |
      > Anna würfelt auf voller Tafel 4 und 3. Die Summe ist 7. Sie darf die 7 öffnen oder 6 und 1 oder 5 und 2 oder 4 und 3 oder 4, 2 und 1. Sie nimmt 4, 2 und 1: drei Buchstaben für einen Wurf, und das Rätsel fällt von ${money(first)} auf ${money(worth(first, 3))}.

      ## Ein Wurf mit Pech
      Ergeben keine verdeckten Nummern deine Summe, hat der Wurf Pech gebracht. Die andere Seite übernimmt, und die höchste verdeckte Nummer öffnet sich: ${money(perLetter)} weniger. Die andere Seite darf dann raten, würfeln oder passen.
      Dafür ist das Passen da: Sind nur noch wenige Nummern übrig, lass die andere Seite das Wagnis eingehen.
      > Die 1, die 2 und die 4 sind offen. Anna würfelt eine 4. Die 4 ist fort, und die 3 bräuchte die 1. Das ist Pech: Ben übernimmt, und die 12 öffnet sich.

      ## Das Rätsel lösen
      Beim Raten muss jeder Buchstabe und jedes Zeichen stimmen. Ist die Lösung BACK & FORTH, dann ist „BACK AND FORTH“ falsch. Groß oder klein und zusätzliche Leerzeichen spielen keine Rolle. [LP-A14]
      Sind alle Buchstaben offen, gilt das Rätsel als gelöst von der Seite, die am Zug ist, und sie bekommt, was noch übrig ist. Bei zwölf Buchstaben sind das ${money(worth(first, 12))} in Runde 1 und ${money(worth(second, 12))} in Runde 2, bei neun Buchstaben ${money(worth(first, 9))} und ${money(worth(second, 9))}.
      > LUCKY NUMBERS beginnt bei ${money(first)}. Ein Wurf öffnet drei Buchstaben, ein Wurf mit Pech noch einen, ein falscher Versuch noch einen und der nächste Wurf zwei: sieben Buchstaben, ${money(7 * perLetter)}. Wer es jetzt löst, bekommt ${money(worth(first, 7))}.

      ## Zusatzfragen
      ${questionText}
      Wer das Rätsel gelöst hat, antwortet zuerst. [LP-A10] Richtig bringt das Geld auf den Stand. Nach einer falschen Antwort darf die andere Seite für dasselbe Geld antworten.
      Hat die Frage nur zwei Antworten, etwa wahr oder falsch, gibt eine falsche Antwort das Geld sofort der anderen Seite.

      ## Das Ende des Spiels
      In jeder Runde pfeift die Spielleitung ab. Ein Rätsel, das dann nicht gelöst ist, zahlt nichts. [LP-A7]
      Ist Runde 2 abgepfiffen, gewinnt der höhere Stand.
      Steht es gleich, entscheidet ein Stechen: ein Rätsel mit neun Buchstaben. Es wird genauso gespielt, aber ein falscher Versuch oder ein Wurf mit Pech verliert das Spiel sofort. Geld bringt es keines. [LP-A13]

      ${mainEventSections(mainEvent, tell, {
        won: 'des Spiels',
        promise: `Der Jackpot beginnt bei ${money(options.jackpot)}, also geht es um mindestens ${money(options.jackpot)} in Geld und Preisen.`,
      })}

      ## Wenn jemand zu spät ist
      Die Spielleitung bestimmt, wie lange ein Zug dauern darf: einige Sekunden in einer Live-Show, bis zu 24 Stunden in einer Show über Tage.
      Verpasst du einen Zug auf der Tafel, übernimmt die andere Seite, und die höchste verdeckte Nummer öffnet sich: ${money(perLetter)} weniger. Eine verpasste Antwort auf eine Zusatzfrage gilt als falsch.
      Bleibt jemand weg, darf die Spielleitung einen Ersatz einsetzen, etwa den Nächsten der Qualifikation, der anderen Seite den Sieg geben oder das Spiel beenden. [LP-A19]
    `,
    rulings: {
      'LP-A1':
        'Welche Nummern darf ein Wurf öffnen? Alle verdeckten, die zusammen die Summe beider Würfel ergeben. Ein einzelner Würfel öffnet nichts.',
      'LP-A2':
        'Hat jeder Buchstabe eine eigene Nummer? Ja, eine Nummer je Buchstabe. Darum braucht eine Lösung 9 bis 12 Buchstaben; andere werden nicht angenommen.',
      'LP-A3':
        'Darfst du raten oder passen, ehe ein Buchstabe offen ist? Nein, der erste Zug eines Rätsels ist ein Wurf. Auf unberührter Tafel ist jede Summe spielbar.',
      'LP-A4':
        'Darfst du die Würfel zurückgeben? Erst, wenn du gewürfelt oder geraten hast. Nach Pech oder einem falschen Versuch der anderen Seite darfst du frei wählen.',
      'LP-A5': 'Was kostet das Passen? Nichts.',
      'LP-A6':
        'Ein Fehler öffnet den letzten Buchstaben. Wer bekommt das Rätsel? Die Seite, die übernimmt. Erst wechselt der Zug, dann öffnet sich der Buchstabe.',
      'LP-A7': 'Was wird aus einem Rätsel, das beim Abpfiff offen ist? Niemand bekommt etwas dafür.',
      'LP-A8':
        'Wer beginnt Runde 2? Wer zurückliegt, wie bei jedem späteren Rätsel. Nur das allererste beginnt immer, wer herausfordert.',
      'LP-A9':
        'Es steht gleich, und vorher lag niemand vorn. Wer beginnt? Wer herausfordert. Hat eine Zusatzfrage den Gleichstand gebracht, gilt als vorn gelegen, wer ihr Rätsel gelöst hat.',
      'LP-A10':
        'Wer beantwortet eine Zusatzfrage zuerst? Wer das Rätsel gelöst hat. Liegen beide falsch, bekommt niemand das Geld.',
      'LP-A11':
        'Welche Rätsel haben Zusatzfragen? Die, die das Paket kennzeichnet. Die Beträge richten sich danach, in welcher Folge sie gelöst werden.',
      'LP-A13':
        'Was ist am Stechen anders als an anderen Rätseln? Nur, was die Regeln sagen: Ein falscher Versuch oder Pech verliert. Zu spät zu sein verliert nicht; dann wechselt der Zug, und ein Buchstabe öffnet sich. Es entscheidet das Spiel, bringt aber kein Geld.',
      'LP-A14':
        'Wie genau muss man raten? Buchstaben und Zeichen müssen stimmen. Groß oder klein und zusätzliche Leerzeichen werden verziehen.',
      'LP-A16':
        'Und wenn du Nummern wählst, die nicht die Summe ergeben? Die Wahl wird nicht angenommen, und du wählst neu. Pech ist das nicht.',
      'LP-A17':
        'Darfst du einen spielbaren Wurf ablehnen? Nein. Wer zu lange wartet, verliert den Zug, wie immer, wenn die Zeit um ist.',
      'LP-A18': 'Kann ein Fehler mehr als einen Buchstaben kosten? Nein. Jeder Fehler öffnet einen Buchstaben.',
      'LP-A19':
        'Was gilt für einen Ersatz und für einen Sieg, den die Spielleitung gibt? Ein Ersatz übernimmt Platz und Stand, aber keine früheren Siege. Wer den Sieg bekommt, spielt das Main Event; ein offenes Rätsel zahlt niemandem.',
      ...mainEventRulings(mainEvent, tell),
      'ME-A21': `Kommen die ${money(mainEvent.sweep)} in der Geldrunde zu den Medaillen dazu? Ja. Mit den Medaillen und einem Jackpot von ${money(mainEvent.base)} zahlen alle drei ${money(mainEvent.base + mainEvent.sweep + bronze + silver + gold)}.`,
    },
    origin: [
      'Lucky Puzzle folgt der zweiten Fassung des Netzspiels Lucky Numbers, mit Rätseln anstelle von Fragen. Jenes Spiel schöpfte aus High Rollers, PDQ und Baffle, drei Produktionen von Merrill Heatter und Bob Quigley, und aus Lucky Numbers, einer nie verkauften Pilotsendung, die als Produktion von Merrill Heatter gedacht war.',
      'Weder jenes Netzspiel noch Boxcars erhebt Anspruch auf diese Shows. Niemand spielt hier um echtes Geld oder echte Preise. Wie die Regeln jenes Netzspiels können sich auch diese ändern; eine begonnene Show behält die ihren. Wir nennen es nur deshalb Lucky Puzzle, damit sich die beiden Fassungen unterscheiden.',
    ],
  };
};
